import { useCallback, useMemo } from 'react'
import { counted } from '#app/domain/counted.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import {
	contentOf,
	type EditedParagraph,
	type EditedText,
} from '#app/domain/lesson-text/editing/edited-text.ts'
import { mergedText } from '#app/domain/lesson-text/editing/merged-text.ts'
import {
	type MergedParagraph,
	mergeTexts,
	pickedParagraphs,
	type Side,
} from '#app/domain/versions/merge-texts.ts'
import { DifferenceKey } from '#app/features/publishing/line-difference.tsx'
import { AdminButton } from '#app/ui/admin/button.tsx'
import { DifferingItem } from './differing-item.tsx'
import type { StoredText } from './requests.ts'

/** What the author has chosen so far, by the key of a differing paragraph. */
export type Choices = Readonly<Record<string, Side>>

export type Choosing = {
	choices: Choices
	/** Takes a step, so that two choices in a row are both kept. */
	setChoices: (step: (choices: Choices) => Choices) => void
}

type Props = Choosing & {
	/** The text that both began from; undefined if it is not at hand. */
	base: EditedText | undefined
	edited: EditedText
	/** What somebody else has saved. */
	theirs: StoredText
	/** Whether `edited` is not what stands in the text area any more. */
	isBehind: boolean
	/** Saves the text that was made of both. */
	onMerged: (merged: EditedText) => void
}

/** Where a text differs from the one that somebody else has saved, and which of both stays. */
export function TextMerge({ base, edited, theirs, isBehind, onMerged, ...choosing }: Props) {
	const { choices, setChoices } = choosing
	const { content, version } = theirs
	const mine = useMemo(() => edited.paragraphs.flatMap(storedBlock), [edited])
	const before = useMemo(() => base && contentOf(base), [base])
	const merged = useMemo(
		() => mergeTexts({ base: before, mine, theirs: content }),
		[before, mine, content],
	)
	const keyOf = (paragraph: MergedParagraph) =>
		keyIn({ version, paragraphs: edited.paragraphs }, paragraph)
	const sideOf = (paragraph: MergedParagraph) => choices[keyOf(paragraph)] ?? paragraph.changedBy
	const differing = merged.filter(({ isSame }) => !isSame)
	const open = differing.filter((paragraph) => sideOf(paragraph) === undefined).length
	const choose = useCallback(
		(key: string, side: Side) => setChoices((now) => ({ ...now, [key]: side })),
		[setChoices],
	)

	return (
		<div className="grid gap-3 text-ink">
			<DifferenceKey isSame={differing.length === 0} />
			{!base && differing.length > 0 && (
				<p>The text that both began from is not at hand: each difference is asked about.</p>
			)}
			<ol className="grid gap-3">
				{differing.map((paragraph) => (
					<DifferingItem
						key={keyOf(paragraph)}
						id={keyOf(paragraph)}
						own={blockAt(mine, paragraph.mine)}
						other={blockAt(content, paragraph.theirs)}
						number={(paragraph.mine ?? paragraph.theirs ?? 0) + 1}
						change={base && changeText(paragraph)}
						side={sideOf(paragraph)}
						onSide={choose}
					/>
				))}
			</ol>
			{/* In sight however many paragraphs differ; the notice has no room for all of them. */}
			<div className="-mb-2 sticky bottom-0 flex flex-wrap items-center gap-2 border-line border-t bg-cinnabar-tint py-2">
				<AdminButton
					type="button"
					look="primary"
					disabled={open > 0 || isBehind}
					onClick={() => onMerged(mergedText(edited, pickedParagraphs(merged, content, sideOf)))}
				>
					{differing.length === 0 ? 'Save' : 'Save with these choices'}
				</AdminButton>
				<p role="status" className="text-amber">
					{open > 0 && `${counted(open, 'paragraph is', 'paragraphs are')} undecided.`}
				</p>
			</div>
		</div>
	)
}

type Keyed = { version: number; paragraphs: readonly EditedParagraph[] }

/**
 * A paragraph of mine keeps its key while somebody types in it or above. If it is matched with another
 * one of theirs after that, it is asked about anew.
 */
function keyIn({ version, paragraphs }: Keyed, { base, mine, theirs }: MergedParagraph): string {
	const own = mine === undefined ? undefined : paragraphs[mine]?.key
	return [version, base, own, theirs].map((part) => part ?? '-').join(' ')
}

function blockAt(content: LessonContent, at: number | undefined) {
	return at === undefined ? undefined : content[at]
}

const sideNames: Record<Side, string> = { mine: 'you', theirs: 'them' }

/** "Deleted by you"; "Changed by them, deleted by you" */
function changeText({ base, mine, theirs, changedBy }: MergedParagraph): string {
	if (changedBy) {
		const name = sideNames[changedBy]
		if (base === undefined) return `Added by ${name}`
		const isThere = (changedBy === 'mine' ? mine : theirs) !== undefined
		return `${isThere ? 'Changed' : 'Deleted'} by ${name}`
	}
	if (mine === undefined) return 'Changed by them, deleted by you'
	return theirs === undefined ? 'Changed by you, deleted by them' : 'Changed by both'
}

/** An unchanged paragraph stays the same block, so that it is not drawn again. */
const blocks = new WeakMap<EditedParagraph, LessonContent>()

/** With the readings of the dictionary, as a stored text has them. */
function storedBlock(paragraph: EditedParagraph): LessonContent {
	const made = blocks.get(paragraph)
	if (made) return made
	const words = paragraph.words.map((word) => {
		const pinyin = word.token.pinyin ?? word.generated
		return pinyin === undefined ? word : { ...word, token: { ...word.token, pinyin } }
	})
	const block = contentOf({ paragraphs: [{ ...paragraph, words }] })
	blocks.set(paragraph, block)
	return block
}
