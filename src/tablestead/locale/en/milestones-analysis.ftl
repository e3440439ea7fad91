# Why a line would have been better, in an analysis.

milestones-reason-better-builds = The better line builds { $works }: { $points }.
milestones-reason-better-delivers = The better line delivers { $sacks }: { $points }.
milestones-reason-better-majority = The better line has the most { $worker-plural }: { $points } at the end.
milestones-reason-better-bonus = The better line brings { $points } by bonus tiles.
milestones-reason-better-ascending = The better line makes an ascending sequence: +1 coin at the trading house.
milestones-reason-played-ends-ascending = The line played ends the ascending sequence: no income at the trading house.
milestones-reason-played-returns = The line played has to give back { $goods }.
