import { useEffect, useRef } from 'react'
import { countCharacters, longestText } from '#app/domain/analyzer/paragraphs.ts'
import { analyzerErrors } from '#app/domain/errors/analyzer.ts'
import { typeInto } from '#app/ui/type-into.ts'
import { isTextLink } from './is-text-link.ts'
import { rememberedText, rememberText } from './remembered-text.ts'

/** Typing pause before the text is analysed. */
const pauseMs = 800

/** Length from which the counter is shown. */
const nearLimit = 9_000

type Options = {
	userId: string
	/** The text the page was served with, and whether the person submitted it. */
	text: string
	isOwnText: boolean
	/** The text has changed, but should not be analysed yet. */
	onTyping: () => void
	/** The text should be analysed now. */
	onText: (text: string) => void
	onProblem: (text: string) => void
}

/**
 * Handles an uncontrolled text area: typing stays fast, because only a pause, a key press or a file
 * triggers work. Nothing happens during input-method composition.
 */
export function useTypedText(options: Options) {
	const area = useRef<HTMLTextAreaElement>(null)
	const counter = useRef<HTMLParagraphElement>(null)
	const latest = useRef(options)
	latest.current = options
	const timer = useRef<ReturnType<typeof setTimeout>>()
	const isComposing = useRef(false)
	/** A text from a link is not stored until it is edited. */
	const isFromLink = useRef(false)

	function analyzeNow() {
		clearTimeout(timer.current)
		if (!area.current) return
		const { value } = area.current
		if (!isFromLink.current) rememberText(latest.current.userId, value)
		latest.current.onText(value)
	}

	function changed() {
		clearTimeout(timer.current)
		latest.current.onTyping()
		count(area.current, counter.current)
		if (isFromLink.current) {
			isFromLink.current = false
			history.replaceState(history.state, '', location.pathname)
		}
		if (!isComposing.current) timer.current = setTimeout(analyzeNow, pauseMs)
	}

	/** Inserts as if typed, so that Ctrl+Z undoes it. */
	function replace(text: string) {
		const { current: field } = area
		if (!field) return
		typeInto(field, 0, field.value.length, text)
		analyzeNow()
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
	useEffect(() => {
		const { current: field } = area
		if (!field) return
		let isMounted = true

		function put(text: string) {
			if (!field) return
			field.value = text
			count(field, counter.current)
			analyzeNow()
		}

		async function openLink() {
			if (!isTextLink(location.hash)) return false
			const text = await import('./text-link.ts').then(
				({ textOfLink }) => textOfLink(location.hash),
				() => undefined,
			)
			if (!isMounted) return true
			if (text === undefined) latest.current.onProblem(analyzerErrors['text-link.damaged'])
			isFromLink.current = text !== undefined
			if (text !== undefined) put(text)
			return text !== undefined
		}

		async function begin() {
			const { text, isOwnText, userId } = latest.current
			// Typed before hydration, or restored by the browser after a reload.
			const isTyped = field?.value !== text
			if (await openLink()) return
			const remembered = isOwnText ? undefined : rememberedText(userId)
			if (isTyped) analyzeNow()
			else if (remembered !== undefined && remembered !== text) put(remembered)
		}

		function keep() {
			if (field && !isFromLink.current) rememberText(latest.current.userId, field.value)
		}

		void begin()
		window.addEventListener('hashchange', openLink)
		window.addEventListener('pagehide', keep)
		return () => {
			isMounted = false
			clearTimeout(timer.current)
			keep()
			window.removeEventListener('hashchange', openLink)
			window.removeEventListener('pagehide', keep)
		}
	}, [])

	return {
		area,
		counter,
		analyzeNow,
		replace,
		handlers: {
			onInput: changed,
			onCompositionStart: () => {
				isComposing.current = true
				clearTimeout(timer.current)
			},
			onCompositionEnd: () => {
				isComposing.current = false
				changed()
			},
			onKeyDown: (event: React.KeyboardEvent) => {
				const isAsked = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
				if (!isAsked || event.nativeEvent.isComposing || isComposing.current) return
				event.preventDefault()
				analyzeNow()
			},
		},
	}
}

/** Writes the counter directly: re-rendering on every key would make typing slow. */
function count(area: HTMLTextAreaElement | null, counter: HTMLElement | null): void {
	if (!area || !counter) return
	const length = area.value.length < nearLimit ? 0 : countCharacters(area.value)
	const isNear = length >= nearLimit
	counter.textContent = isNear
		? `${length.toLocaleString('en')} of ${longestText.toLocaleString('en')} characters`
		: ''
	counter.dataset.over = String(length > longestText)
}
