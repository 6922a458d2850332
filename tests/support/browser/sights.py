"""Scripts that check the layout of a drawn table and list its faults."""

from __future__ import annotations

from typing import Final

# what is wrong with the table as it is seen now; `picked`: something can be confirmed
WRONG: Final = """({picked, touch}) => {
    const seen = thing => thing.checkVisibility({visibilityProperty: true})
    const all = things => [...document.querySelectorAll(things)].filter(seen)
    const box = thing => thing.getBoundingClientRect()
    const page = document.documentElement
    const wrong = []
    const LEAST = 44  // pixels of a panel beside the board that can be read
    const desk = document.querySelector('[data-layout=desk]') !== null
    if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth) wrong.push('the page scrolls')
    const inside = ({left, top, right, bottom}) =>
        left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1
    const free = thing => {
        const {left, top, width, height} = box(thing)
        return thing.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    }
    for (const button of all('.go button')) {
        if (!inside(box(button))) wrong.push(`${button.className} is outside`)
        if (!free(button)) wrong.push(`${button.className} is covered`)
    }
    if (picked) {
        const [confirm] = all('.go .primary')
        if (!confirm || !all('.go .undo').length) wrong.push('Confirm and Undo are missing')
        else if (box(confirm).right < 0.96 * innerWidth || box(confirm).bottom < (desk ? 0.82 : 0.9) * innerHeight)
            wrong.push('Confirm is not at the lower right')
    }
    const targets = all('.handle.legal, [data-key], .go button, nav button, .open, .look, .choices button')
        .filter(target => getComputedStyle(target).pointerEvents !== 'none')
    for (const target of touch ? targets : [])
        if (box(target).height < 43.5)
            wrong.push(`${target.dataset.handle ?? target.className} is ${box(target).height} high`)
    // rivals, score, log, and what else has its place beside the board
    const [side] = all('main > .side')
    const beside = ':is(main > .side, .side > .aside) > *'
    for (const part of side ? all(beside) : []) {
        const [column, own] = [box(side), box(part)]
        const out = own.bottom > column.bottom + 1 || own.right > column.right + 1 || own.left < column.left - 1
        if (out) wrong.push(`${part.className} runs out of its column`)
        const spilt = part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1
        if (spilt) wrong.push(`${part.className} holds more than it has room for`)
        if (box(part).height < LEAST) wrong.push(`${part.className} is ${box(part).height} high`)
        if (!free(part)) wrong.push(`${part.className} is covered`)
    }
    const zones = all(`.top nav, .top .status, .rival, .centre > *, ${beside}, .me, .things, .actions`)
    const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > SHORE
    const SHORE = 20  // a board may run so far under the shore, and what rises from a hand over my own line
    zones.forEach((a, i) => zones.slice(i + 1).forEach(b => {
        if (!a.contains(b) && !b.contains(a) && over(box(a), box(b))) wrong.push(`${a.className} / ${b.className}`)
    }))
    for (const zone of zones)
        if (!inside(box(zone)) && !zone.matches('.centre > *')) wrong.push(`${zone.className} is outside`)
    return wrong
}"""
# numbers on the board that a chief or the mark of a last move lies on
HIDDEN: Final = """() => {
    const all = things => [...document.querySelectorAll(things)].filter(thing => thing.checkVisibility())
    const numbers = all('.centre b:not(.chief b, .flag b)').filter(thing => /^\\d+$/.test(thing.textContent))
    const marks = all('.centre .chief, .centre .flag')
    const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3
    const box = thing => thing.getBoundingClientRect()
    const where = thing => thing.closest('[data-handle], [data-at]')?.dataset.at
    return marks.flatMap(mark => numbers.filter(number => over(box(mark), box(number)))
        .map(number => `${mark.className} of ${where(mark)} on ${number.textContent} of ${where(number)}`))
}"""
RINGLESS: Final = """() => [...document.querySelectorAll('button, a[href], input, select')].filter(thing => {
    if (!thing.checkVisibility({visibilityProperty: true}) || thing.disabled) return false
    thing.focus({focusVisible: true})
    const shown = document.activeElement === thing && thing.matches(':focus-visible')
    const ring = thing.matches('[type=radio], [type=checkbox]') ? thing.nextElementSibling ?? thing : thing
    const {outlineStyle, outlineWidth, boxShadow} = getComputedStyle(ring)
    return shown && !(outlineStyle === 'solid' && parseFloat(outlineWidth) >= 2 && /0px 0px 0px 6px/.test(boxShadow))
}).map(thing => thing.className || thing.textContent)"""
