import { EyeOff } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { isNameBeside } from '#app/domain/vocabulary/rows-by-word.ts'
import type { WordEntry } from '#app/domain/vocabulary/word-entry.ts'
import { SaveWord } from '#app/features/flashcards/save-word.tsx'
import type { TextOfReader } from '#app/features/known-words/use-own-words.ts'
import { WordMarks } from '#app/features/known-words/word-marks.tsx'
import { PronunciationButton } from '#app/features/speech/pronunciation-button.tsx'
import { WordPopup } from '#app/features/vocabulary/popup/word-popup.tsx'
import { Button } from '#app/ui/button.tsx'
import { rubyOf, sentenceToSave, wordsAround } from './sentence-around.ts'
import { WordReport } from './word-report.tsx'

/** The text of words: a lesson, an article, or a part of an own text. */
export type FoundIn = { lessonId: string | null; articleId: string | null; partId?: string }

type Props = Pick<ComponentProps<typeof WordPopup>, 'asked' | 'close' | 'entries' | 'reload'> & {
	/** Undefined where words can only be looked up. */
	text: TextOfReader | undefined
	foundIn: FoundIn
	hideBlank: (blank: HTMLElement) => void
	/** Renders what stands below a word, above the report of a mistake. */
	footer: ((word: HTMLElement, close: () => void) => ReactNode) | undefined
}

/**
 * The popup of a word of a text, or of a word filled into a blank: hear it, say how well one knows it, save
 * it to My Words, say that something is wrong.
 */
export function ReaderPopup({ text, foundIn, hideBlank, footer, ...props }: Props) {
	const { asked, close } = props
	const word = asked?.place
	return (
		<WordPopup
			{...props}
			around={word && wordsAround(word)}
			isCutByMachine={foundIn.lessonId === null && foundIn.articleId === null}
			pronunciation={text && ((entry) => <PronunciationOf {...entry} {...foundIn} />)}
			actions={word && text && ((entry) => actionsFor(entry, { word, text, foundIn }))}
			footer={
				word?.matches('.blank') ? (
					<Button
						type="button"
						look="quiet"
						className="-ml-3 min-h-10 px-3 text-sm"
						onClick={() => hideBlank(word)}
					>
						<EyeOff aria-hidden size={18} />
						Hide this word
					</Button>
				) : (
					word && (
						<>
							{footer?.(word, close)}
							{text && (
								<WordReport
									userId={text.userId}
									word={word}
									close={close}
									lessonId={foundIn.lessonId}
									articleId={foundIn.articleId}
								/>
							)}
						</>
					)
				)
			}
		/>
	)
}

function PronunciationOf({ word, pinyin, lessonId, articleId }: WordEntry & FoundIn) {
	return (
		<PronunciationButton
			word={word}
			pinyin={pinyin}
			lessonId={lessonId}
			articleId={articleId ?? undefined}
		/>
	)
}

type Asked = { word: HTMLElement; text: TextOfReader; foundIn: FoundIn }

function actionsFor(
	{ word, pinyin, isName }: WordEntry,
	{ word: place, text, foundIn }: Asked,
): ReactNode {
	// A part of a word may have no entry of its own.
	if (!pinyin) return null
	const { pinyin: here } = rubyOf(place)
	if (isNameBeside(pinyin, here) || isName) {
		return <p className="text-ink-quiet text-sm">A name here, not a word to learn.</p>
	}
	const meeting = { sentence: sentenceToSave(place) || null, ...foundIn }
	return (
		<>
			<WordMarks text={text} entry={{ word, pinyin }} meeting={meeting} />
			<SaveWord userId={text.userId} entry={{ word, pinyin, ...meeting }} />
		</>
	)
}
