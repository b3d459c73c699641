import type { DrawnLine } from '#app/domain/display/drawn-line.ts'
import { langOfNotation, langOfScript } from './langs.ts'
import { useTextDisplay } from './use-text-display.ts'

type Props = {
	zh: string
	word: string
	/** The place of the word. Default: the first place, if it stands there. */
	at?: number | undefined
	/** For a person who reads it otherwise than it is stored. */
	drawn: DrawnLine | null
}

/** A sentence with its word in bold ink. */
export function SentenceOfWord({ zh, word, at = zh.indexOf(word), drawn }: Props) {
	const { script } = useTextDisplay()
	if (drawn) {
		return (
			<span
				lang={langOfScript[script]}
				className="marked"
				// biome-ignore lint/security/noDangerouslySetInnerHtml: drawLine escapes everything
				dangerouslySetInnerHTML={{ __html: drawn.zh }}
			/>
		)
	}
	const end = at < 0 ? 0 : at + word.length
	return (
		<span lang="zh-CN" className="marked">
			{zh.slice(0, Math.max(0, at))}
			<mark>{zh.slice(Math.max(0, at), end)}</mark>
			{zh.slice(end)}
		</span>
	)
}

/** A part of a sentence, such as what stands beside a gap. */
export function PartOfSentence({ zh, html }: { zh: string; html: string | undefined }) {
	const { script } = useTextDisplay()
	if (html === undefined) return <span lang="zh-CN">{zh}</span>
	// biome-ignore lint/security/noDangerouslySetInnerHtml: drawParts escapes everything
	return <span lang={langOfScript[script]} dangerouslySetInnerHTML={{ __html: html }} />
}

type PinyinProps = { pinyin: string; drawn: DrawnLine | null }

/** The reading of a whole sentence. */
export function PinyinOfSentence({ pinyin, drawn }: PinyinProps) {
	const { notation } = useTextDisplay()
	if (!drawn) return <span lang="zh-Latn-pinyin">{pinyin}</span>
	return (
		<span
			lang={langOfNotation[notation]}
			// biome-ignore lint/security/noDangerouslySetInnerHtml: drawLine escapes everything
			dangerouslySetInnerHTML={{ __html: drawn.pinyin }}
		/>
	)
}
