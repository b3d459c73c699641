import { memo, useContext, useEffect, useRef, useState } from 'react'
import { PageHtmlContext } from '#app/ui/page-html.ts'
import { putCursor } from '#app/ui/word-cursor.ts'
import { isBlankShown, showBlank } from './blanks.ts'

type Props = {
	/** The text's key in PageHtmlContext. */
	name: string
	/** The HTML if it came with the data; undefined on first load, whose page contains it already. */
	html: string | undefined
	/** Accessible name of the text. */
	label: string
	/** Reloads the page's data, with the text. */
	reload: () => void
	/** Default: "text". */
	className?: string
	/** Default: Chinese. */
	lang?: string
}

/** The sentence of the page that tells screen readers the keys of its texts. */
export const textKeysId = 'text-keys'

/**
 * The annotated text, or its notes. Inserted once as HTML and never re-rendered: ten thousand words as
 * components would be slow to send, hydrate and toggle. The reader around it answers its words.
 */
export const LessonText = memo(function LessonText(props: Props) {
	const { name, html, label, reload, className = 'text', lang = 'zh-CN' } = props
	const text = useRef<HTMLElement>(null)
	const written = useContext(PageHtmlContext).get(name)
	const [body] = useState({ __html: html ?? written ?? '' })
	useRescue(text, html, reload)
	useEffect(() => {
		if (text.current) putCursor(text.current)
	}, [])

	return (
		<section
			ref={text}
			aria-label={label}
			aria-describedby={textKeysId}
			lang={lang}
			className={className}
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: rubyHtml escapes everything
			dangerouslySetInnerHTML={body}
		/>
	)
})

/** Fetches the text once if React had to render the whole page again on the client. */
function useRescue(
	text: React.RefObject<HTMLElement>,
	html: string | undefined,
	reload: () => void,
) {
	const hasAsked = useRef(false)
	useEffect(() => {
		const element = text.current
		if (!element || element.firstChild) return
		if (html) {
			element.innerHTML = html
			putCursor(element)
		} else if (!hasAsked.current) {
			hasAsked.current = true
			reload()
		}
	}, [text, html, reload])
}

/**
 * Exchanges a text for the same one in another script or with other readings. Its reader stays at the
 * paragraph they were at, and sees the blanks that they had revealed.
 *
 * Paragraphs that have not been on the screen have no height of their own yet. Those above the reader keep the
 * height they had, and the place is set once more when the browser has laid out what is near the screen.
 */
export function exchangeText(text: HTMLElement, html: string): void {
	const shown = [...text.querySelectorAll<HTMLElement>('.blank')].filter(isBlankShown)
	const numbers = new Set(shown.map(({ dataset }) => dataset.n))
	const places = [...text.children].map((paragraph) => paragraph.getBoundingClientRect())
	const onScreen = places.findIndex(({ top }) => top >= 0)
	const at = onScreen < 0 ? places.length - 1 : onScreen
	text.innerHTML = html
	for (const [index, paragraph] of text.querySelectorAll<HTMLElement>(':scope > p').entries()) {
		if (index < at) paragraph.style.containIntrinsicHeight = `auto ${places[index]?.height}px`
	}
	for (const blank of text.querySelectorAll<HTMLElement>('.blank')) {
		if (numbers.has(blank.dataset.n)) showBlank(blank, true)
	}
	putCursor(text)
	const stay = () => {
		const now = text.children[at]?.getBoundingClientRect()
		const before = places[at]
		if (now && before) scrollBy({ top: now.top - before.top, behavior: 'instant' })
	}
	if (at > 0) {
		stay()
		requestAnimationFrame(() => requestAnimationFrame(stay))
	}
	// A player has to find its sentences again.
	text.dispatchEvent(new Event('exchanged'))
}
