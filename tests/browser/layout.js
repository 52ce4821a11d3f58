// What is wrong with the layout of a page as it is now: a list of sentences, empty if nothing is.
(least) => {
  const SLACK = 1.5;
  // what no pointer meets lies over other things all the same
  const meets = document.createElement('style');
  meets.textContent = '* { pointer-events: auto !important }';
  document.head.append(meets);
  const found = [];
  // nothing moves during one look, so every element is asked for its style and its box only once
  const once = (read) => {
    const known = new Map();
    return (el) => known.get(el) ?? known.set(el, read(el)).get(el);
  };
  const styleOf = once((el) => {
    const { overflowX, overflowY, position, clipPath, transform } = getComputedStyle(el);
    return { overflowX, overflowY, position, clipPath, transform };
  });
  const boxOf = once((el) => el.getBoundingClientRect());
  const visible = (el) => el.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const unseen = (el) => el !== null && (styleOf(el).clipPath === 'inset(50%)' || unseen(el.parentElement));
  // the letters of a drawing, such as the sign of a hotel, are no text
  const hiddenFor = (el) => el.closest('.drawn, [inert]') !== null || unseen(el);
  const meet = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const inside = (a, b, slack = SLACK) =>
    a.left >= b.left - slack && a.top >= b.top - slack && a.right <= b.right + slack && a.bottom <= b.bottom + slack;
  const area = (a) => Math.max(0, a.right - a.left) * Math.max(0, a.bottom - a.top);
  const name = (el) => {
    const parts = [];
    for (let at = el; at && parts.length < 3; at = at.parentElement) {
      const kind = typeof at.className === 'string' ? at.className : (at.className.baseVal ?? '');
      const plain = kind.split(' ').filter((one) => one && !one.startsWith('svelte-')).slice(0, 2);
      parts.unshift([at.tagName.toLowerCase(), ...plain].join('.'));
    }
    return parts.join(' > ');
  };

  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  // as far as the page itself can be scrolled
  const page = { ...screen, top: -scrollY, bottom: document.documentElement.scrollHeight - scrollY };

  // How far a box can be reached by scrolling: what lies beyond the rest is cut off.
  const clipped = (el, rect) => {
    if (/auto|scroll/.test(styleOf(el).overflowY)) return null;
    for (let at = el.parentElement; at; at = at.parentElement) {
      const style = styleOf(at);
      const box = boxOf(at);
      const [x, y] = [style.overflowX, style.overflowY];
      if (/hidden|clip/.test(x) && (rect.left < box.left - SLACK || rect.right > box.right + SLACK)) return at;
      if (/hidden|clip/.test(y) && (rect.top < box.top - SLACK || rect.bottom > box.bottom + SLACK)) return at;
      if (/auto|scroll/.test(x) || /auto|scroll/.test(y)) return null;
      if (style.position === 'fixed') return inside(rect, screen) ? null : document.documentElement;
    }
    return inside(rect, page) ? null : document.documentElement;
  };

  const scaleOf = (el) => {
    const size = el.ownerSVGElement;
    if (size && el.getScreenCTM) return Math.abs(el.getScreenCTM().a || el.getScreenCTM().b);
    let scale = el.currentCSSZoom ?? 1;
    for (let at = el; at; at = at.parentElement) {
      const turned = styleOf(at).transform;
      if (turned && turned !== 'none') {
        const m = new DOMMatrix(turned);
        scale *= Math.hypot(m.a, m.b);
      }
    }
    return scale;
  };

  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const el = node.parentElement;
    const text = node.textContent.trim();
    if (!text || !el || el.closest('script, style, noscript, option, textarea') || !visible(el) || hiddenFor(el)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // a range does not know textLength, which squeezes the words of a drawing
    const boxes = el.ownerSVGElement ? [el.getBoundingClientRect()] : [...range.getClientRects()];
    const rects = boxes.filter((one) => one.width > 1 && one.height > 1);
    if (rects.length === 0) continue;
    const rect = {
      left: Math.min(...rects.map((one) => one.left)),
      top: Math.min(...rects.map((one) => one.top)),
      right: Math.max(...rects.map((one) => one.right)),
      bottom: Math.max(...rects.map((one) => one.bottom)),
    };
    texts.push({ el, text: text.slice(0, 40), rect, rects });
  }

  const opaque = (el) => {
    const style = getComputedStyle(el);
    if (el instanceof SVGElement && el.localName !== 'svg') {
      const whole = style.fillOpacity === '1' && style.opacity === '1';
      return whole && !/text|tspan/.test(el.localName) && !/none|url|rgba/.test(style.fill);
    }
    return style.backgroundImage !== 'none' || !/^rgba|transparent| \/ /.test(style.backgroundColor);
  };
  const lies = (x, y) => {
    const all = document.elementsFromPoint(x, y);
    const end = all.findIndex(opaque);
    return end < 0 ? all : all.slice(0, end + 1);
  };
  // What is scrolled out of sight lies behind other things, but nobody sees it there.
  const part = (el, rect) => {
    let box = meet(rect, { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    for (let at = el.parentElement; at; at = at.parentElement) {
      const style = styleOf(at);
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) box = meet(box, boxOf(at));
      if (style.position === 'fixed') break;
    }
    return box;
  };
  const seen = ({ el, rect }) => {
    const box = part(el, rect);
    if (box.right <= box.left || box.bottom <= box.top) return false;
    if (area(box) === 0) return false;
    return lies((box.left + box.right) / 2, (box.top + box.bottom) / 2).some((one) => one.contains(el) || el.contains(one));
  };

  for (const one of texts) {
    const style = getComputedStyle(one.el);
    const by = clipped(one.el, one.rect);
    if (by && (seen(one) || by !== document.documentElement)) found.push(`cut off: "${one.text}" in ${name(one.el)} by ${name(by)}`);
    const squeezed = /hidden|clip/.test(style.overflowX) && one.el.scrollWidth > one.el.clientWidth + 1;
    if (squeezed && one.el.clientWidth > 0) found.push(`cut off: "${one.text}" in ${name(one.el)}, ${one.el.clientWidth} of ${one.el.scrollWidth} px`);
    const low = /hidden|clip/.test(style.overflowY) && one.el.scrollHeight > one.el.clientHeight + 2;
    if (low && one.el.clientHeight > 0) found.push(`cut off: "${one.text}" in ${name(one.el)}, ${one.el.clientHeight} of ${one.el.scrollHeight} px high`);
    const size = parseFloat(style.fontSize) * scaleOf(one.el);
    if (size < least - 0.05 && seen(one)) found.push(`small: "${one.text}" in ${name(one.el)}, ${size.toFixed(1)} px`);
  }

  // What opens over the table covers texts; that is no overlap. So does a bar that stays while a sheet is scrolled.
  const layer = (el) => el.closest('.notes, .hint, .end, .fan, .mini, dialog, .table.wide .hand > .tools');
  const covered = (a, b, at) => {
    if (layer(a) === layer(b)) return false;
    const here = document.elementsFromPoint((at.left + at.right) / 2, (at.top + at.bottom) / 2);
    const top = here.find((one) => !one.matches('.marks')) ?? null; // which lie over all, and are empty
    return top !== null && layer(top) !== null && (layer(a) !== layer(top) || layer(b) !== layer(top));
  };

  // The question lies over a text: of that nothing at all can be seen.
  for (const one of texts) {
    const box = part(one.el, one.rect);
    if (box.right <= box.left || box.bottom <= box.top || layer(one.el) || seen(one)) continue;
    const by = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)?.closest('.paper');
    if (by && !by.contains(one.el) && !by.closest('.end')) found.push(`covered: "${one.text}" in ${name(one.el)} by the question`);
  }

  const shown = texts.filter(seen);
  for (const one of shown) {
    one.parts = one.rects.map((rect) => ({ ...part(one.el, rect), height: rect.height }));
  }
  for (let a = 0; a < shown.length; a += 1) {
    for (let b = a + 1; b < shown.length; b += 1) {
      if (area(meet(shown[a].rect, shown[b].rect)) === 0) continue;
      if (shown[a].el.contains(shown[b].el) || shown[b].el.contains(shown[a].el)) continue;
      const both = shown[a].parts.some((p) => shown[b].parts.some((q) => {
        const common = meet(p, q);
        const much = common.right - common.left > 3 && common.bottom - common.top > Math.min(p.height, q.height) * 0.34;
        return much && !covered(shown[a].el, shown[b].el, common);
      }));
      if (both) found.push(`overlap: "${shown[a].text}" in ${name(shown[a].el)} and "${shown[b].text}" in ${name(shown[b].el)}`);
    }
  }

  // A piece that lies on a word: its middle can be seen, and one of its ends cannot.
  const ends = ({ el, rect }) => {
    const box = part(el, rect);
    const inset = Math.min(4, (box.right - box.left) * 0.2);
    return [box.left + inset, box.right - inset].map((x) => [x, (box.top + box.bottom) / 2]);
  };
  // the ends of a turned text are not those of its box
  const upright = (el) => {
    const turned = styleOf(el).transform;
    const matrix = el.ownerSVGElement ? el.getScreenCTM() : new DOMMatrix(turned === 'none' ? '' : turned);
    return Math.abs(matrix.b) < 0.01;
  };
  for (const one of least > 0 ? shown.filter(({ el }) => !layer(el) && upright(el)) : []) {
    for (const [x, y] of ends(one)) {
      const top = document.elementsFromPoint(x, y).find(opaque);
      if (!top || top.contains(one.el) || one.el.contains(top) || layer(top)) continue;
      // a phone scrolls the board below its sheet, and the pawn goes from place to place
      if (top.closest('.table:not(.desk) .tray, .pawn') && !one.el.closest('.tray')) continue;
      const before = document.elementsFromPoint(x, y);
      const at = before.findIndex((el) => el.contains(one.el) || one.el.contains(el));
      if (at >= 0 && at < before.indexOf(top)) continue;
      found.push(`covered: "${one.text}" in ${name(one.el)} by ${name(top)}`);
    }
  }

  const painted = (el) => {
    const style = getComputedStyle(el);
    const filled = style.backgroundImage !== 'none' || !/rgba\(.*, 0\)|transparent/.test(style.backgroundColor);
    return filled || parseFloat(style.borderTopWidth) + parseFloat(style.borderLeftWidth) > 0;
  };
  for (const el of document.querySelectorAll('button, a[href], input, select, textarea, kbd')) {
    if (!visible(el) || hiddenFor(el) || el.ownerSVGElement) continue;
    const rect = el.getBoundingClientRect();
    if (rect.width < 1 || rect.height < 1) continue;
    let box = el.parentElement;
    while (box && !painted(box) && !/auto|scroll/.test(getComputedStyle(box).overflow)) box = box.parentElement;
    if (!box || box === document.body || getComputedStyle(el).position === 'absolute') continue;
    if (/auto|scroll/.test(getComputedStyle(box).overflow)) continue;
    if (!inside(rect, box.getBoundingClientRect(), 3)) found.push(`outside: ${name(el)} "${el.textContent.trim().slice(0, 30)}" sticks out of ${name(box)}`);
  }
  meets.remove();
  return [...new Set(found)];
}
