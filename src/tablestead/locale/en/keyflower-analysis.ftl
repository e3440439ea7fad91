# Why a line would have been better, in an analysis.

keyflower-reason-answerable = The bid on { $tile-the } can be raised by another in { $n }% of the hands that were possible.
keyflower-reason-better-worth = What the better line bids on is worth { $points } now.
keyflower-reason-better-points = The better line brings { $points } more as things stand.
keyflower-reason-better-upgrades = The better line upgrades { $tile-the }.
keyflower-reason-better-brings = The better line brings { $gains }.
keyflower-reason-played-owner-gets = By the line played { $owner } gets the workers.
keyflower-reason-played-keeps = The line played leaves { $workers } behind the screen.
