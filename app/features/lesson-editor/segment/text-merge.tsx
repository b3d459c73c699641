import { useId, useMemo, useState } from 'react'
import { counted } from '#app/domain/counted.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { contentOf, type EditedText } from '#app/domain/lesson-text/editing/edited-text.ts'
import { mergedText } from '#app/domain/lesson-text/editing/merged-text.ts'
import { type MergedParagraph, mergeTexts, type Side } from '#app/domain/versions/merge-texts.ts'
import { diffParagraphs } from '#app/domain/versions/paragraph-diff.ts'
import { ParagraphDifference } from '#app/features/publishing/paragraph-difference.tsx'
import { AdminButton } from '#app/ui/admin/button.tsx'
import { Chip } from '#app/ui/chip.tsx'

type Props = {
	/** The text that both began from; undefined if it is not at hand. */
	base: EditedText | undefined
	edited: EditedText
	/** What somebody else has saved. */
	theirs: LessonContent
	/** Saves the text that was made of both. */
	onMerged: (merged: EditedText) => void
}

/** Where a text differs from the one that somebody else has saved, and which of both stays. */
export function TextMerge({ base, edited, theirs, onMerged }: Props) {
	const mine = useMemo(() => contentOf(withGenerated(edited)), [edited])
	const merged = useMemo(
		() => mergeTexts({ base: base && contentOf(base), mine, theirs }),
		[base, mine, theirs],
	)
	const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({})
	const differing = merged.filter(({ isSame }) => !isSame)
	const sideOf = (paragraph: MergedParagraph) => chosen[keyOf(paragraph)] ?? paragraph.changedBy
	const open = differing.filter((paragraph) => sideOf(paragraph) === undefined).length

	function save() {
		const picks = merged.flatMap((paragraph) => {
			const isMine = paragraph.isSame || sideOf(paragraph) === 'mine'
			return (isMine ? paragraph.mine : theirs[paragraph.theirs ?? -1]) ?? []
		})
		onMerged(mergedText(edited, picks))
	}

	return (
		<div className="grid gap-3 text-ink">
			<p>
				Struck through is theirs alone, underlined is yours alone.{' '}
				{differing.length === 0 && 'Both texts are the same now.'}
			</p>
			<ol className="grid gap-3">
				{differing.map((paragraph) => (
					<DifferingItem
						key={keyOf(paragraph)}
						paragraph={paragraph}
						mine={mine}
						theirs={theirs}
						side={sideOf(paragraph)}
						onSide={(side) => setChosen({ ...chosen, [keyOf(paragraph)]: side })}
					/>
				))}
			</ol>
			<div className="flex flex-wrap items-center gap-2">
				<AdminButton type="button" look="primary" disabled={open > 0} onClick={save}>
					Save with these choices
				</AdminButton>
				{open > 0 && (
					<p className="text-amber">{counted(open, 'paragraph is', 'paragraphs are')} undecided.</p>
				)}
			</div>
		</div>
	)
}

type ItemProps = {
	paragraph: MergedParagraph
	mine: LessonContent
	theirs: LessonContent
	side: Side | undefined
	onSide: (side: Side) => void
}

function DifferingItem({ paragraph, mine, theirs, side, onSide }: ItemProps) {
	const name = useId()
	const own = paragraph.mine === undefined ? undefined : mine[paragraph.mine]
	const other = paragraph.theirs === undefined ? undefined : theirs[paragraph.theirs]
	const number = (paragraph.mine ?? paragraph.theirs ?? 0) + 1
	const choices = [
		{ value: 'mine', label: own ? 'Keep mine' : 'Keep mine: without it' },
		{ value: 'theirs', label: other ? 'Take theirs' : 'Take theirs: without it' },
	] as const
	return (
		<li className="grid gap-2 rounded-card border border-line bg-raised p-3">
			<fieldset className="grid gap-2">
				<legend className="font-medium">
					Paragraph {number} {own ? '' : 'of theirs '}
					{paragraph.changedBy && (
						<Chip tone="indigo">
							{paragraph.changedBy === 'mine' ? 'Changed by you' : 'Changed by them'}
						</Chip>
					)}
				</legend>
				<ParagraphDifference {...diffParagraphs(other, own)} />
				<div className="flex flex-wrap gap-x-4 gap-y-1">
					{choices.map(({ value, label }) => (
						<label key={value} className="inline-flex min-h-6 items-center gap-1.5">
							<input
								type="radio"
								name={name}
								checked={side === value}
								onChange={() => onSide(value)}
							/>
							{label}
						</label>
					))}
				</div>
			</fieldset>
		</li>
	)
}

function keyOf({ mine, theirs }: MergedParagraph): string {
	return `${mine} ${theirs}`
}

/** With the readings of the dictionary, as a stored text has them. */
function withGenerated(edited: EditedText): EditedText {
	const paragraphs = edited.paragraphs.map((paragraph) => ({
		...paragraph,
		words: paragraph.words.map((word) => {
			const pinyin = word.token.pinyin ?? word.generated
			return pinyin === undefined ? word : { ...word, token: { ...word.token, pinyin } }
		}),
	}))
	return { ...edited, paragraphs }
}
