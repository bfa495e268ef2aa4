"""What a hint goes on with: of the runs of choices that the rules propose, the one its bot would take.

Often a choice is only the beginning of a gesture: an act and its payment, guests and the card one takes for them. Where
the choice asks for more by itself and the run answers for the same thing (how one pays), no bot needs to think again.
Where runs part, or do what the choice alone does not, the bot thinks on, briefly, in the world after its choice.
"""

from __future__ import annotations

from castellany.bots.thought import Bot
from castellany.kernel import State


def proposed_run(bot: Bot, state: State, seat: int, choice: int, seconds: float | None) -> tuple[int, ...]:
    """The run that begins with this choice; the choice alone where nothing proposed goes on as the bot would."""
    decision = state.ask(seat)
    runs = [run for run in decision.proposals if run.choices[0] == choice and len(run.choices) > 1]
    if not runs:
        return (choice,)
    world = state.copy()
    world.play(seat, choice)
    if not world.waits_for(seat):
        return (choice,)
    if world.ask(seat).kind != decision.kind:
        targets = next(option.targets for option in decision.options if option.choice == choice)
        for run in runs:
            if run.targets == targets:
                return run.choices
    return _as_the_bot_goes_on(bot, world, seat, [run.choices for run in runs], seconds)


def _as_the_bot_goes_on(
    bot: Bot, world: State, seat: int, left: list[tuple[int, ...]], seconds: float | None
) -> tuple[int, ...]:
    """Of several runs whose first choice was made, the one that its further choices are."""
    begun = left[0][:1]
    made = 1
    while True:
        further = bot.choose(world, seat, seconds).choice
        left = [run for run in left if run[made] == further]
        made += 1
        if not left:
            return begun
        for run in left:
            if len(run) == made:
                return run
        world.play(seat, further)
