### What every guide says: the help at a table, the Learn page, the pictures in the rules. The files of the
### languages have the same lines.

guide-tab-game = The game
guide-tab-signs = Signs
guide-tab-keys = Keys
guide-aim-title = Aim
guide-turn-title = What happens in turn
guide-here = We are here
guide-end-title = How it ends
guide-scores-title = What scores
guide-yours = you: { $points }
guide-signs-now = On your board now
guide-signs-else = At other times

sign-can = Gold ring
    .about = You can choose this now.
sign-picked = Gold ring with a tick
    .about = You have chosen this. Confirm sends it; choosing it again takes it back.
sign-off = Calm colours
    .about = Not possible now. Rest the pointer on it, or press it for a while, and it says why.
sign-flag = Shape and number
    .about = Whose last move was here, and which of the moves since yours it was.
sign-gain = Green and red numbers
    .about = Points that a move brought, or cost.

learn-lead = Five games. Play your first one with a coach, or look around here.
learn-new = What is new here
learn-pieces = The pieces and what they do
learn-pieces-data = Every printed value, and where it comes from
learn-winners = How winners make their points
learn-winners-what = What
learn-winners-won = Winners
learn-winners-all = Everybody
learn-winners-made = Mean points in { $games } games of { $seats } players, all { $bot } (seed { $seed }).
learn-winners-sum = Together
