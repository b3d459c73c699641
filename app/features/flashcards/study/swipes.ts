/**
 * Swipes to grade: a turned card follows the finger, to the left for the first grade, to the right for the last one.
 * It presses the grade's button, so that a swipe counts as often as a press: once. There is no swipe up: the same move
 * scrolls a long answer, and would grade by accident the next, short one.
 */
import { keepSwiped } from './swiped.ts'

/** What has moves of its own. Links and buttons only have presses: a swipe may begin on them. */
const others = 'input, textarea, select, audio, canvas, svg:not(a svg, button svg, summary svg)'

/** Shorter moves are no swipes yet, in px. */
const slack = 10

/** How far a swipe leads, in px and as a part of the card's width, whichever is less. */
const enough = { px: 110, part: 0.3 }

/** Listens in `frame` until `signal` ends. Turned cards are marked with `data-swipe`. */
export function listenToSwipes(frame: HTMLElement, signal: AbortSignal): void {
	frame.dataset.touch = ''
	let end: (() => void) | undefined
	frame.addEventListener(
		'pointerdown',
		(event) => {
			// A second finger zooms.
			end?.()
			const card = event.isPrimary && event.pointerType === 'touch' && cardToSwipe(event)
			if (card) end = follow(card, event, frame)
		},
		{ signal },
	)
	frame.addEventListener(
		'touchmove',
		(event) => {
			// Otherwise Chrome takes a quick swipe for a throw of the page, and the next tap for its stop.
			if (event.cancelable && frame.querySelector('[data-grade]')) event.preventDefault()
		},
		{ signal, passive: false },
	)
}

/** The card under a finger that may swipe it. */
function cardToSwipe({ target }: PointerEvent): HTMLElement | undefined {
	if (!(target instanceof Element) || target.closest(others)) return undefined
	const card = target.closest<HTMLElement>('[data-swipe]:not([data-leaving])')
	if (!card) return undefined
	for (let part = target; part !== card && part.parentElement; part = part.parentElement) {
		const isWide = part.scrollWidth > part.clientWidth
		if (isWide && /auto|scroll/.test(getComputedStyle(part).overflowX)) return undefined
	}
	return card
}

/** Follows one finger; returns how to let go of the card without a grade. */
function follow(card: HTMLElement, start: PointerEvent, frame: HTMLElement): () => void {
	const ended = new AbortController()
	const { signal } = ended
	const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
	const least = Math.min(enough.px, card.offsetWidth * enough.part)
	let button: HTMLElement | undefined

	function move({ pointerId, clientX, clientY }: PointerEvent) {
		if (pointerId !== start.pointerId) return
		const x = clientX - start.clientX
		if (!button && Math.abs(x) < slack) return
		if (!button && Math.abs(clientY - start.clientY) > Math.abs(x)) return letGo()
		if (!button) pressNothing(card, start)
		const buttons = [...frame.querySelectorAll<HTMLElement>('button[name="grade"]')]
		button = x < 0 ? buttons[0] : buttons.at(-1)
		const name = button?.firstElementChild
		if (!name) return letGo()
		card.dataset.grade = name.textContent ?? ''
		card.dataset.side = x < 0 ? 'left' : 'right'
		card.toggleAttribute('data-sure', Math.abs(x) >= least)
		card.style.setProperty('--grade', getComputedStyle(name).color)
		card.style.transition = 'none'
		if (!isStill) card.style.transform = `translateX(${x}px) rotate(${x / 60}deg)`
	}

	function letGo() {
		if (signal.aborted) return
		ended.abort()
		delete card.dataset.grade
		card.removeAttribute('data-sure')
		card.style.transition = 'transform 200ms, opacity 200ms'
		card.style.transform = ''
	}

	function drop({ pointerId }: PointerEvent) {
		if (pointerId !== start.pointerId) return
		// Meanwhile a key or an answer of the server may have brought another card.
		const isMeant =
			card.hasAttribute('data-sure') && card.matches('[data-swipe]:not([data-leaving])')
		if (!button || !isMeant || !card.isConnected) return letGo()
		ended.abort()
		keepSwiped()
		card.style.transition = ''
		button.click()
	}

	addEventListener('pointermove', move, { signal })
	addEventListener('pointerup', drop, { signal })
	addEventListener('pointercancel', letGo, { signal })
	return letGo
}

/** A finger that moved the card does not press the link or button that it came down on. */
function pressNothing(card: HTMLElement, { pointerId }: PointerEvent): void {
	const ended = new AbortController()
	const { signal } = ended
	// The grade's button is pressed by the swipe itself, which is no press of a finger.
	card.addEventListener(
		'click',
		(event) => {
			if (!event.isTrusted) return
			event.preventDefault()
			event.stopPropagation()
		},
		{ signal, capture: true },
	)
	const end = (event: PointerEvent) => {
		// The click of this finger comes right after its end.
		if (event.pointerId === pointerId) setTimeout(() => ended.abort())
	}
	addEventListener('pointerup', end, { signal })
	addEventListener('pointercancel', end, { signal })
}
