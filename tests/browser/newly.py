"""A newcomer who does what each sentence of a lesson says, tap by tap, whatever shines."""

from contextlib import suppress

from playwright.async_api import TimeoutError as Unreachable

from .hands import CONFIRM
from .learning import BOX, SEAL, STEP, STILL

ANSWERS = ".prompt .answers .btn, .prompt .take button"
# What a tap changes: the pieces that are pressed, and the buttons under the question.
SEEN = """(() => [
  ...[...document.querySelectorAll('.stage [aria-pressed=true]')].map((one) => one.ariaLabel),
  document.querySelector('.prompt .answers')?.innerHTML,
].join('\\n'))()"""
TAPPED = f"""([piece, before, seen]) => {STEP} !== before
  || (piece.getAttribute('aria-pressed') ?? String({SEEN} !== seen)) === 'true'"""
TRIES, SHOWN = 5, 3000
MOVED = f"([before, confirm]) => {STEP} !== before || document.querySelector(confirm)"


class Newly:
    """Follows sentences; each kind of tap names a piece as the sentence or the board does."""

    def __init__(self, vito):
        self.vito, self.page = vito, vito.page

    async def follow(self, taps, before):
        """Each tap of a sentence in its order, then the button that confirms."""
        await self.page.locator(".prompt .paper.ask").wait_for()
        for kind, _, name in [one.partition(" ") for one in taps]:
            await self._tap(getattr(self, f"_{kind}")(name).first, before)
        try:
            await self.page.wait_for_function(MOVED, arg=[before, CONFIRM])
        except Unreachable:
            result = await self.page.locator(BOX).inner_text()
            raise AssertionError(f"{taps} do not lead on: {result}") from None
        if await self.page.evaluate(STEP) == before:
            await self.page.locator(SEAL.format(before)).first.click()
        await self.page.wait_for_function(STILL, arg=before)

    async def _tap(self, locator, before):
        """Until the piece shows that it was tapped; a pressed one is not tapped again."""
        piece = await locator.element_handle()
        for _ in range(TRIES):
            await piece.wait_for_element_state("stable")
            state = [piece, before, await self.page.evaluate(SEEN)]
            await self.vito.hit(locator)
            with suppress(Unreachable):  # it moved away under the finger
                return await self.page.wait_for_function(TAPPED, arg=state, timeout=SHOWN)
        raise AssertionError(f"cannot be tapped: {locator}")

    def _button(self, label):
        return self.page.locator(ANSWERS).filter(has_text=label)

    def _card(self, name):
        return self.page.locator(f".tray button[data-piece][aria-label*='{name}']")

    def _place(self, name):
        return self.page.locator(f'.place[aria-label*=" {name},"]')

    def _chip(self, name):
        return self._place(name).locator(".mc-pick")

    def _photo(self, name):
        return self.page.locator(f"[data-at^='character:'][aria-label^='{name}']")

    def _lot(self, name):
        return self.page.locator(".lot").filter(has_text=name)

    def _token(self, name):
        return self.page.locator(f".tray .token[title='{name}']")

    def _agenda(self, name):
        return self.page.locator("[data-at=agenda] button").filter(has_text=name)

    def _group(self, number):
        return self.page.locator(f"[data-at='slot:{int(number) - 1}'] .pick")

    def _privilege(self, name):
        return self.page.locator(".poster").filter(has_text=name).locator(".pick")

    def _building(self, number):
        return self.page.locator(f"[data-at='building:{number}'] .mob-lot[data-piece]")

    def _piece(self, name):
        return self.page.locator(".scene button[data-piece]").filter(has_text=name)

    def _fighter(self, number):
        return self.page.locator(f"[data-at='fighter:{number}']")

    def _dropped(self, name):
        return self.page.locator(f"[data-at^='pile:'] button[aria-label^='{name}']")
