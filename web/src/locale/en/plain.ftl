### What any game shows that has no board of its own.

plain-last = The last moves
plain-yes = yes
plain-no = no
plain-hidden = hidden
plain-many-hidden = { $n } hidden
