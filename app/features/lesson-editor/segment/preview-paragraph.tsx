import { memo } from 'react'
import { hasHanzi } from '#app/domain/hanzi.ts'
import type { EditedParagraph, EditedWord } from '#app/domain/lesson-text/editing/edited-text.ts'
import { joinSyllables } from '#app/domain/pinyin/join.ts'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import { SpacingPicker } from './spacing-picker.tsx'

type Props = {
	paragraph: EditedParagraph
	/** From 1. */
	number: number
	/** Whether the editor's cursor is in it. */
	isCurrent: boolean
	/** The index of the keyboard's word, if it is in this paragraph. */
	cursor: number | undefined
}

/** A paragraph of the preview. Renders only when it has changed; the preview handles its clicks. */
export const PreviewParagraph = memo(function PreviewParagraph(props: Props) {
	const { paragraph, number, isCurrent, cursor } = props
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
					// biome-ignore lint/suspicious/noArrayIndexKey: a word has no key but its position
					<Word key={index} word={word} index={index} isRead={isRead} isCursor={index === cursor} />
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

type WordProps = { word: EditedWord; index: number; isRead: boolean; isCursor: boolean }

function Word({ word: { token, generated }, index, isRead, isCursor }: WordProps) {
	const { word, isCustomPinyin, isHide } = token
	if (!hasHanzi(word)) return word
	const pinyin = isCustomPinyin ? token.pinyin : generated
	return (
		<ruby
			data-w={index}
			data-custom={isCustomPinyin}
			data-blank={isHide}
			{...(isCursor && {
				tabIndex: 0,
				role: 'button',
				'aria-haspopup': 'dialog',
				'aria-label': nameOf(word, pinyin, isHide),
			})}
		>
			{word}
			<rt lang="zh-Latn-pinyin">{pinyin ? joinSyllables(pinyin) : !isRead && '…'}</rt>
		</ruby>
	)
}

function nameOf(word: string, pinyin: string | undefined, isHidden: boolean | undefined): string {
	return [word, pinyin && joinSyllables(pinyin), isHidden && 'blank'].filter(Boolean).join(' ')
}
