# Why a line would have been better, in an analysis.

ages-reason-short = The line played leaves the { $monument } short of { $boxes }; the better one finishes it: { $points }.
ages-reason-risk = Risk of { $disaster }: { $n }% instead of { $other }%.
ages-reason-feeds = All cities are fed with { $n }% instead of { $other }%.
ages-reason-better-finishes-first = The better line is the first to finish the { $monument }: { $points }.
ages-reason-better-finishes-later = The better line finishes the { $monument }: { $points }.
ages-reason-better-buys = The better line buys { $development }: { $points }.
ages-reason-better-city = The better line finishes the { $building }: { $dice } from the next turn on.
ages-reason-better-hits = With the better line the opponents lose { $points }: { $disaster }.
ages-reason-played-loses = The line played loses { $points }: { $disaster }.
ages-reason-played-goods-lost = The line played loses all goods: { $disaster }.
ages-reason-played-idle = The line played leaves { $workers } unused.
