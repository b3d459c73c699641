import { memo, useContext, useEffect, useRef, useState } from 'react'
import { PageHtmlContext } from '#app/ui/page-html.ts'
import { putCursor } from '#app/ui/word-cursor.ts'

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
