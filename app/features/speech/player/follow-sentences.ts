/** Marks the sentence that is heard, keeps it in view, and jumps to the one whose number is pressed. */
import type { SentencePlayback } from './sentence-playback.ts'
import type { SentenceSpans } from './sentences-in-text.ts'

/** Whoever has scrolled is looking for something: the text holds still for a while. */
const patienceMs = 5000
/** As far as a number reaches over its word, so that it is wide enough for a finger. */
const overlapPx = 8

type Options = {
	element: HTMLAudioElement
	text: HTMLElement
	spans: SentenceSpans
	playback: SentencePlayback
	signal: AbortSignal
}

export function followSentences({ element, text, spans, playback, signal }: Options): void {
	let marked: HTMLElement | undefined
	let scrolledAt = Number.NEGATIVE_INFINITY

	function mark() {
		const isAtRest = element.paused && element.currentTime === 0
		const index = isAtRest ? undefined : playback.current()
		const spoken = index === undefined ? undefined : spans[index]
		if (spoken === marked) return
		marked?.removeAttribute('aria-current')
		spoken?.setAttribute('aria-current', 'true')
		marked = spoken
		const isSearching = performance.now() - scrolledAt < patienceMs
		if (spoken && !element.paused && !isSearching) keepInView(spoken)
	}

	/** While the page is seen the mark moves with the voice; the audio itself tells its time rarely. */
	function tick() {
		if (signal.aborted || element.paused) return
		playback.loop()
		mark()
		requestAnimationFrame(tick)
	}

	const byPerson = () => {
		scrolledAt = performance.now()
	}
	for (const event of ['wheel', 'touchmove'] as const) {
		document.addEventListener(event, byPerson, { signal, passive: true })
	}
	document.addEventListener(
		'keydown',
		({ key }) => /^(Page|Home$|End$|Arrow(Up|Down)$)/.test(key) && byPerson(),
		{ signal },
	)
	for (const event of ['seeked', 'pause', 'timeupdate', 'ended']) {
		element.addEventListener(event, mark, { signal })
	}
	element.addEventListener('play', tick, { signal })
	// The focus stays where it was: the space bar pauses, and does not press the number again.
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
			// Its word is not asked for.
			event.stopPropagation()
			playback.jump(number)
			element.play().catch(() => {
				// The player itself says why an audio cannot be played.
			})
		},
		{ signal },
	)
	mark()
	tick()
}

/**
 * The number whose press this is. Numbers are drawn by the style sheet and get no events of their
 * own: what is left of a sentence's first word, or just above where it begins, is its number.
 */
function numberAt({ target, clientX, clientY, detail }: MouseEvent): number | undefined {
	const bearer = target instanceof Element ? target.closest<HTMLElement>('[data-number]') : null
	const start = bearer?.getClientRects()[0]
	// What is pressed by keyboard or by a screen reader is the word itself.
	if (!bearer || !start || detail === 0) return undefined
	const isAbove = clientX < start.left + overlapPx && clientY < start.top + overlapPx
	return clientX < start.left || isAbove ? Number(bearer.dataset.number) - 1 : undefined
}

/**
 * Only what has left the middle of the screen is brought back: never under an open popup, and not
 * before somebody who is doing something else on the page, such as an exercise.
 */
function keepInView(sentence: HTMLElement): void {
	if (document.querySelector('.word-popup:popover-open')) return
	const foot = document.querySelector('.reader-bar')?.getBoundingClientRect().top ?? innerHeight
	if (isBusyElsewhere(foot)) return
	// While the Chinese is hidden its translation stands for it.
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

/** Whether the focus is on a control beside the text that is on the screen, above its `foot`. */
function isBusyElsewhere(foot: number): boolean {
	const control = document.activeElement?.closest('main :is(a, button, input, textarea, summary)')
	if (!control || control.closest('.text, .reader-bar')) return false
	const { top, bottom } = control.getBoundingClientRect()
	return bottom > 0 && top < foot
}
