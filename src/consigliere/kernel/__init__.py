"""The kernel: seats decide, rules resume, states are values. It knows no game and does no I/O.

Nature is a seat (CHANCE): dealing and rolling are decisions like any other, so a game is a pure
function of its setup and the answers given, and no random number generator lives in a State.
"""

from .chance import Chance, Dealer, Scripted, Stream
from .codec import BadState, digest, load, save
from .edition import BadEdition, Edition, Sheet, Source
from .engine import advance, apply, retract, stages, start
from .fair import (
    BadDeal,
    Deal,
    FairDealer,
    commitment_of,
    deal_of,
    drawn,
    prove,
    read_deal,
)
from .game import GROUPS, Game, Setup
from .marks import Open, Own, Seen, Shut
from .match import Bot, Match, play
from .notation import Notation
from .now import Now, Pending
from .options import Bag, Decision, OneOf, Options, Range, Rolls, SomeOf
from .pieces import Named, Number, Piece, Speaker
from .record import BadRecord, Line, Record, read_record, replay, verify, write_record
from .say import Action, Event, Illegal, Reason, Refusal, Thing
from .seats import CHANCE, SPECTATOR, UNSEEN, Seat, clockwise, in_turn
from .state import Flow, Frame, State
from .switches import BadSetup, Limits, limits
from .undo import Step, Undo, free_undo
from .visibility import View, ViewCache, learned, look, mask, observe, redact, unmarked
from .windows import EachInTurn, Poll, ReactionWindow, as_asked, asked_at_once
from .worlds import determinize, shuffled
from .zones import Card, Deck, Known, insert, lift, put, take

__all__ = [
    "CHANCE",
    "GROUPS",
    "SPECTATOR",
    "UNSEEN",
    "Action",
    "BadDeal",
    "BadEdition",
    "BadRecord",
    "BadSetup",
    "BadState",
    "Bag",
    "Bot",
    "Card",
    "Chance",
    "Deal",
    "Dealer",
    "Decision",
    "Deck",
    "EachInTurn",
    "Edition",
    "Event",
    "FairDealer",
    "Flow",
    "Frame",
    "Game",
    "Illegal",
    "Known",
    "Limits",
    "Line",
    "Match",
    "Named",
    "Notation",
    "Now",
    "Number",
    "OneOf",
    "Open",
    "Options",
    "Own",
    "Pending",
    "Piece",
    "Poll",
    "Range",
    "ReactionWindow",
    "Reason",
    "Record",
    "Refusal",
    "Rolls",
    "Scripted",
    "Seat",
    "Seen",
    "Setup",
    "Sheet",
    "Shut",
    "SomeOf",
    "Source",
    "Speaker",
    "State",
    "Step",
    "Stream",
    "Thing",
    "Undo",
    "View",
    "ViewCache",
    "advance",
    "apply",
    "as_asked",
    "asked_at_once",
    "clockwise",
    "commitment_of",
    "deal_of",
    "determinize",
    "digest",
    "drawn",
    "free_undo",
    "in_turn",
    "insert",
    "learned",
    "lift",
    "limits",
    "load",
    "look",
    "mask",
    "observe",
    "play",
    "prove",
    "put",
    "read_deal",
    "read_record",
    "redact",
    "replay",
    "retract",
    "save",
    "shuffled",
    "stages",
    "start",
    "take",
    "unmarked",
    "verify",
    "write_record",
]
