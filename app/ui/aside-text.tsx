import { useEffect, useRef } from 'react'
import { putCursor } from './word-cursor.ts'

type Props = {
	/** Words with their readings, as `wordsHtml` writes them. */
	html: string
	/** Whether the words can be looked up; false for words on a button. Default: true. */
	isTappable?: boolean
	className?: string
}

/** Chinese beside a text. The reader around it opens the popup of a word that is pressed. */
export function AsideText({ html, isTappable = true, className = '' }: Props) {
	const words = useRef<HTMLSpanElement>(null)
	// biome-ignore lint/correctness/useExhaustiveDependencies: other words are another text
	useEffect(() => {
		if (isTappable) putCursor(words.current)
	}, [html, isTappable])
	return (
		<span
			ref={words}
			lang="zh-CN"
			className={`words ${className}`}
			// biome-ignore lint/security/noDangerouslySetInnerHtml: the domain escapes everything
			dangerouslySetInnerHTML={{ __html: html }}
		/>
	)
}
