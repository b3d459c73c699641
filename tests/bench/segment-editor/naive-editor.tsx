/**
 * The baseline for the segment editor: a controlled text area, and a preview that parses the whole
 * text at each key and renders one component per word.
 */
import { useState } from 'react'
import { hasHanzi } from '#app/domain/hanzi.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { formatSegmentedText, parseSegmentedText } from '#app/domain/lesson-text/segmented-text.ts'
import { formatTaggedText, parseTaggedText } from '#app/domain/lesson-text/tagged-text.ts'
import { joinSyllables } from '#app/domain/pinyin/join.ts'

type Props = { content: LessonContent }

export function NaiveEditor({ content }: Props) {
	const [text, setText] = useState(() =>
		formatTaggedText(content.map(({ zh, en }) => ({ zh: formatSegmentedText(zh), en }))),
	)
	const [readings] = useState(
		() => new Map(content.flatMap(({ zh }) => zh.map(({ word, pinyin }) => [word, pinyin]))),
	)
	const [asked, setAsked] = useState('')
	const read = parseTaggedText(text)
	const paragraphs = read.ok ? read.value : []
	return (
		<div className="grid grid-cols-2 items-start gap-6">
			<textarea
				className="segment-area"
				rows={15}
				value={text}
				onChange={(event) => setText(event.target.value)}
			/>
			<section className="segment-preview naive" title={asked}>
				{paragraphs.map(({ zh, en }, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place
					<div key={index} className="segment-paragraph">
						<button type="button" className="segment-badge">
							{index + 1}
						</button>
						<p lang="zh-CN">
							{parseSegmentedText(zh).map(({ word }, place) => (
								<NaiveWord
									// biome-ignore lint/suspicious/noArrayIndexKey: a word is its place
									key={place}
									word={word}
									pinyin={readings.get(word)}
									onAsk={() => setAsked(word)}
								/>
							))}
						</p>
						<p lang="en" className="segment-english">
							{en}
						</p>
					</div>
				))}
			</section>
		</div>
	)
}

type WordProps = { word: string; pinyin: string | undefined; onAsk: () => void }

function NaiveWord({ word, pinyin, onAsk }: WordProps) {
	if (!hasHanzi(word)) return <span>{word}</span>
	return (
		<span className="word">
			{/* biome-ignore lint/a11y/useKeyWithClickEvents: only keys in the text are measured */}
			<ruby onClick={onAsk}>
				{word}
				<rt lang="zh-Latn-pinyin">{pinyin && joinSyllables(pinyin)}</rt>
			</ruby>
		</span>
	)
}
