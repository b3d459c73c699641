import { type KeyboardEvent, type MouseEvent, type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import { hasHanzi } from '#app/domain/hanzi.ts'
import type { Spacing } from '#app/domain/lesson-text/content.ts'
import type { EditedParagraph, WordPlace } from '#app/domain/lesson-text/editing/edited-text.ts'
import { stepFrom } from '#app/ui/word-steps.ts'
import type { MarksOfWords } from './doubts/doubt-marks.ts'
import { PreviewParagraph } from './preview-paragraph.tsx'
import { spacingNamed } from './spacing-picker.tsx'

export type WordAction = 'edit' | 'join' | 'blank' | 'leave'

type Props = {
	box: RefObject<HTMLDivElement>
	paragraphs: readonly EditedParagraph[]
	/** The paragraph with the editor's cursor. */
	currentKey: number | undefined
	/** Words in doubt. */
	marks: MarksOfWords | undefined
	onJump: (paragraph: number) => void
	onSpacing: (paragraph: number, spacing: Spacing) => void
	onWord: (place: WordPlace, action: WordAction) => void
}

type Cursor = { key: number; word: number }

const actions: Readonly<Record<string, WordAction>> = {
	Enter: 'edit',
	' ': 'edit',
	F2: 'edit',
	j: 'join',
	b: 'blank',
	Escape: 'leave',
}

/**
 * The text as it will be read. A text has thousands of words, so paragraphs render one by one, and
 * clicks and keys are handled here for all of them. The whole preview is one tab stop.
 */
export function LivePreview(props: Props) {
	const { box, paragraphs, currentKey, marks } = props
	const [chosen, setChosen] = useState<Cursor>()
	const cursor = cursorIn(paragraphs, chosen)

	/** The index of the paragraph, and of the word if the element belongs to one. */
	function placeOf(element: Element): { paragraph: number; word: number | undefined } | undefined {
		const key = Number(element.closest<HTMLElement>('.segment-paragraph')?.dataset.key)
		const paragraph = paragraphs.findIndex((one) => one.key === key)
		if (paragraph < 0) return undefined
		const word = element.closest<HTMLElement>('ruby')?.dataset.w
		return { paragraph, word: word === undefined ? undefined : Number(word) }
	}

	function moveCursorTo(paragraph: number, word: number) {
		const key = paragraphs[paragraph]?.key
		if (key !== undefined) flushSync(() => setChosen({ key, word }))
	}

	function press({ target }: MouseEvent) {
		if (!(target instanceof HTMLElement)) return
		const place = placeOf(target)
		if (!place) return
		const { paragraph, word } = place
		const spacing = spacingNamed(target.dataset.spacing)
		if (spacing) return props.onSpacing(paragraph, spacing)
		if ('jump' in target.dataset) return props.onJump(paragraph)
		if (word === undefined || window.getSelection()?.type === 'Range') return
		moveCursorTo(paragraph, word)
		target.closest<HTMLElement>('ruby')?.focus()
		props.onWord({ paragraph, word }, 'edit')
	}

	function pressKey(event: KeyboardEvent<HTMLElement>) {
		const { target, currentTarget, key, altKey, metaKey, ctrlKey } = event
		if (!(target instanceof HTMLElement) || !target.matches('ruby') || altKey || metaKey) return
		const place = placeOf(target)
		const action = ctrlKey ? undefined : actions[key]
		if (action && place?.word !== undefined) {
			event.preventDefault()
			return props.onWord({ paragraph: place.paragraph, word: place.word }, action)
		}
		const words = [...currentTarget.querySelectorAll<HTMLElement>('ruby')]
		const next = stepFrom({ words, word: target, paragraph: '.segment-paragraph' }, event)
		if (next === undefined) return
		event.preventDefault()
		const to = next && placeOf(next)
		if (!to || to.word === undefined) return
		moveCursorTo(to.paragraph, to.word)
		next.focus()
	}

	return (
		<section
			ref={box}
			aria-label="Live Preview"
			className="segment-preview"
			onClick={press}
			onKeyDown={pressKey}
		>
			{cursor ? (
				paragraphs.map(
					(paragraph, index) =>
						isShown(paragraph) && (
							<PreviewParagraph
								key={paragraph.key}
								paragraph={paragraph}
								number={index + 1}
								isCurrent={paragraph.key === currentKey}
								cursor={paragraph.key === cursor.key ? cursor.word : undefined}
								marks={marks?.(paragraph.words)}
							/>
						),
				)
			) : (
				<p className="p-6 text-center text-ink-quiet">No content to preview</p>
			)}
		</section>
	)
}

/** The keyboard's word: the chosen one, or the first. */
function cursorIn(
	paragraphs: readonly EditedParagraph[],
	chosen: Cursor | undefined,
): Cursor | undefined {
	const current = chosen && paragraphs.find(({ key }) => key === chosen.key)
	if (current && isWord(current.words[chosen.word])) return chosen
	const paragraph = current && isShown(current) ? current : paragraphs.find(isShown)
	const word = paragraph?.words.findIndex(isWord)
	return paragraph && word !== undefined ? { key: paragraph.key, word } : undefined
}

/** Paragraphs without Chinese are not shown. */
function isShown({ words }: EditedParagraph): boolean {
	return words.some(isWord)
}

function isWord(word: EditedParagraph['words'][number] | undefined): boolean {
	return word !== undefined && hasHanzi(word.token.word)
}
