/** Highlights the spoken sentence, keeps it in view, and jumps to a sentence whose number is clicked. */
import type { SentencePlayback } from './sentence-playback.ts'
import type { SentenceSpans } from './sentences-in-text.ts'
import type { Sound } from './sound.ts'

/** How long the text doesn't scroll by itself after the user has scrolled. */
const holdMs = 5000
/** How far a number's touch target overlaps its word. */
const overlapPx = 8

type Options = {
	element: Sound
	text: HTMLElement
	spans: SentenceSpans
	playback: SentencePlayback
	/** Whether the learner says a sentence instead of the voice. */
	isOwn: (sentence: HTMLElement) => boolean
	signal: AbortSignal
}

export function followSentences({ element, text, spans, playback, isOwn, signal }: Options): void {
	let marked: HTMLElement | undefined
	let scrolledAt = Number.NEGATIVE_INFINITY

	function mark() {
		const isAtRest = element.paused && element.currentTime === 0
		const index = isAtRest ? undefined : playback.current()
		const spoken = index === undefined ? undefined : spans[index]
		element.muted = spoken !== undefined && isOwn(spoken)
		if (spoken === marked) return
		marked?.removeAttribute('aria-current')
		spoken?.setAttribute('aria-current', 'true')
		marked = spoken
		const isSearching = performance.now() - scrolledAt < holdMs
		if (spoken && !element.paused && !isSearching) keepInView(spoken)
	}

	/** Runs on every frame, because the audio's timeupdate events are too rare. */
	function tick() {
		if (signal.aborted || element.paused) return
		playback.loop()
		mark()
		requestAnimationFrame(tick)
	}

	const onUserScroll = () => {
		scrolledAt = performance.now()
	}
	for (const event of ['wheel', 'touchmove'] as const) {
		document.addEventListener(event, onUserScroll, { signal, passive: true })
	}
	document.addEventListener(
		'keydown',
		({ key }) => /^(Page|Home$|End$|Arrow(Up|Down)$)/.test(key) && onUserScroll(),
		{ signal },
	)
	document.addEventListener('focusin', ({ target }) => holdInView(target), { signal })
	for (const event of ['seeked', 'pause', 'timeupdate', 'ended']) {
		element.addEventListener(event, mark, { signal })
	}
	element.addEventListener('play', tick, { signal })
	// Keep the focus where it is, so that the space bar pauses the player.
	text.addEventListener(
		'mousedown',
		(event) => numberAt(event) !== undefined && event.preventDefault(),
		{ signal },
	)
	text.addEventListener(
		'click',
		(event) => {
			const number = numberAt(event)
			if (number === undefined) return
			// Don't open the word's popup.
			event.stopPropagation()
			playback.jump(number)
			element.play().catch(() => {
				// The player reports why an audio cannot be played.
			})
		},
		{ signal },
	)
	mark()
	tick()
}

/**
 * The sentence number under a click. Numbers are drawn by the style sheet and have no events of their
 * own: they are to the left of a sentence's first word, or just above its start.
 */
function numberAt({ target, clientX, clientY, detail }: MouseEvent): number | undefined {
	const bearer = target instanceof Element ? target.closest<HTMLElement>('[data-number]') : null
	const start = bearer?.getClientRects()[0]
	// Clicks by keyboard or screen reader mean the word itself.
	if (!bearer || !start || detail === 0) return undefined
	const isAbove = clientX < start.left + overlapPx && clientY < start.top + overlapPx
	return clientX < start.left || isAbove ? Number(bearer.dataset.number) - 1 : undefined
}

/**
 * Scrolls back to a sentence outside the middle of the screen. Never scrolls under an open popup, or
 * while the user is doing something else on the page, such as an exercise.
 */
function keepInView(sentence: HTMLElement): void {
	if (document.querySelector('.word-popup:popover-open')) return
	const foot = footOf()
	if (isBusyElsewhere(foot)) return
	// While the Chinese is hidden, scroll to its translation.
	const isHidden = sentence.getBoundingClientRect().height === 0
	const place = (isHidden && sentence.closest('p')) || sentence
	const { top, bottom, height } = place.getBoundingClientRect()
	if (top >= foot * 0.15 && bottom <= foot * 0.85) return
	const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
	place.scrollIntoView({
		block: height < foot * 0.7 ? 'center' : 'start',
		behavior: isStill ? 'instant' : 'smooth',
	})
}

/** Where the bar at the bottom of the screen begins. */
function footOf(): number {
	return document.querySelector('.reader-bar')?.getBoundingClientRect().top ?? innerHeight
}

/**
 * A scroll on its way to a sentence would carry a focused control off the screen. The focus comes
 * before the browser scrolls to it, and the scroll may go on for a frame after that.
 */
function holdInView(focused: EventTarget | null): void {
	const control = controlElsewhere()
	if (!control) return
	const hold = () => {
		if (document.activeElement !== focused) return
		scrollTo({ top: scrollY, behavior: 'instant' })
		if (!isOnScreen(control, footOf())) {
			control.scrollIntoView({ block: 'nearest', behavior: 'instant' })
		}
	}
	if (isOnScreen(control, footOf())) hold()
	requestAnimationFrame(() => requestAnimationFrame(hold))
}

/** Whether the focus is on a visible control outside the text, above the bar at `foot`. */
function isBusyElsewhere(foot: number): boolean {
	const control = controlElsewhere()
	return control !== undefined && isOnScreen(control, foot)
}

/** The control outside the text that has the focus. */
function controlElsewhere(): Element | undefined {
	const control = document.activeElement?.closest('main :is(a, button, input, textarea, summary)')
	return control && !control.closest('.text, .words, .reader-bar') ? control : undefined
}

function isOnScreen(control: Element, foot: number): boolean {
	const { top, bottom } = control.getBoundingClientRect()
	return bottom > 0 && top < foot
}
