import { memo } from 'react'
import { hasHanzi } from '#app/domain/hanzi.ts'
import type { EditedParagraph, EditedWord } from '#app/domain/lesson-text/editing/edited-text.ts'
import { joinSyllables } from '#app/domain/pinyin/join.ts'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import type { DoubtMark, MarksOfWords } from './doubts/doubt-marks.ts'
import { SpacingPicker } from './spacing-picker.tsx'

type Props = {
	paragraph: EditedParagraph
	/** From 1. */
	number: number
	/** Whether the editor's cursor is in it. */
	isCurrent: boolean
	/** The index of the keyboard's word, if it is in this paragraph. */
	cursor: number | undefined
	/** Marks of words in doubt. */
	marks: ReturnType<MarksOfWords>
}

/** A paragraph of the preview. Renders only when it has changed; the preview handles its clicks. */
export const PreviewParagraph = memo(function PreviewParagraph(props: Props) {
	const { paragraph, number, isCurrent, cursor, marks } = props
	const { key, words, en, spacing, isRead } = paragraph
	const tabIndex = isCurrent ? 0 : -1
	return (
		<div
			className="segment-paragraph"
			data-key={key}
			data-spaced={spacing}
			data-current={isCurrent}
		>
			<button
				type="button"
				className="segment-badge"
				data-jump
				aria-label={`Paragraph ${number}: go to it in the editor`}
				tabIndex={tabIndex}
			>
				{number}
			</button>
			<p lang="zh-CN">
				{words.map((word, index) => (
					<Word
						// biome-ignore lint/suspicious/noArrayIndexKey: a word has no key but its position
						key={index}
						word={word}
						index={index}
						isRead={isRead}
						isCursor={index === cursor}
						mark={marks?.[index]}
					/>
				))}
			</p>
			{en && (
				<p lang="en" className="segment-english">
					<WithHanzi text={en} />
				</p>
			)}
			<SpacingPicker number={number} spacing={spacing} tabIndex={tabIndex} />
		</div>
	)
})

type WordProps = {
	word: EditedWord
	index: number
	isRead: boolean
	isCursor: boolean
	mark: DoubtMark | undefined
}

function Word({ word: { token, generated }, index, isRead, isCursor, mark }: WordProps) {
	const { word, isCustomPinyin, isHide } = token
	if (!hasHanzi(word)) return word
	const pinyin = isCustomPinyin ? token.pinyin : generated
	return (
		<ruby
			data-w={index}
			data-custom={isCustomPinyin}
			data-blank={isHide}
			data-doubt={mark?.kind}
			title={mark?.text}
			{...(isCursor && {
				tabIndex: 0,
				role: 'button',
				'aria-haspopup': 'dialog',
				'aria-label': nameOf(word, pinyin, isHide, mark),
			})}
		>
			{word}
			<rt lang="zh-Latn-pinyin">{pinyin ? joinSyllables(pinyin) : !isRead && '…'}</rt>
		</ruby>
	)
}

function nameOf(
	word: string,
	pinyin: string | undefined,
	isHidden: boolean | undefined,
	mark: DoubtMark | undefined,
): string {
	const name = [word, pinyin && joinSyllables(pinyin), isHidden && 'blank']
		.filter(Boolean)
		.join(' ')
	return mark ? `${name}. ${mark.text}` : name
}
