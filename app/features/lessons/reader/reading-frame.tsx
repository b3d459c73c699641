import { useRevalidator } from '@remix-run/react'
import { type ComponentProps, lazy, type ReactNode, useMemo } from 'react'
import { pageErrorText } from '#app/domain/page-errors.ts'
import type { PlacedText } from '#app/domain/progress/reading-place.ts'
import type { TextOfReader } from '#app/features/known-words/use-own-words.ts'
import { ReadingPlace } from '#app/features/progress/reading/reading-place.tsx'
import { Player, type PlayerProps } from '#app/features/speech/player/player.tsx'
import { useTextWords } from '#app/features/vocabulary/popup/text-words.ts'
import { LazyPart } from '#app/ui/lazy-part.tsx'
import { Reader } from './reader.tsx'
import { ReadingEnd } from './reading-end.tsx'

const EditorsNote = lazy(async () => ({
	default: (await import('./editors-note.tsx')).EditorsNote,
}))

const LessonWords = lazy(async () => ({
	default: (await import('./lesson-words.tsx')).LessonWords,
}))

type ReaderProps = ComponentProps<typeof Reader>

/** What the page of a lesson, an article or an own text loads for its text. */
type Loaded = Pick<TextOfReader, 'own' | 'sheet' | 'asOf'> &
	Pick<ReaderProps, 'html' | 'preferences'> &
	Partial<Pick<ReaderProps, 'answers' | 'areAnswersShown'>> & {
		reader: Pick<TextOfReader, 'rank'> & { id: string }
		/** The address of its words. */
		words: string
		place: Pick<ComponentProps<typeof ReadingPlace>, 'known' | 'offered'>
	}

type Reading = ReturnType<typeof useReading>

/** The text of a page with its words, which come after it. */
export function useReading({ reader, own, sheet, asOf, words }: Loaded) {
	const entries = useTextWords(words)
	const text = useMemo(
		() => ({ userId: reader.id, rank: reader.rank, own, sheet, listed: entries, asOf }),
		[reader, own, sheet, entries, asOf],
	)
	return { text, entries }
}

type Props = PlacedText &
	Partial<Pick<ReaderProps, 'isDialogue'>> &
	Pick<
		ReaderProps,
		'title' | 'label' | 'isPathBeginning' | 'notes' | 'layerSet' | 'form' | 'foundIn' | 'footer'
	> & {
		page: Loaded
		reading: Reading
		/** Tells editors whether learners see the text. */
		note?: ComponentProps<typeof EditorsNote> | undefined
		head: ReactNode
		/** Stands in place of the text where there is none. */
		instead: ReactNode
		/** Stands between the head and the text. */
		before?: ReactNode
		/** The text is drawn from the start when it changes. Default: with another `id`. */
		version?: number
		player: Omit<PlayerProps, 'owner' | 'userId' | 'reload'>
		end: Omit<ComponentProps<typeof ReadingEnd>, 'kind'>
		/** Stands between the text and the end. */
		children?: ReactNode
	}

/** The frame of a page with a text to read: its head, the text with its player, and what comes next. */
export function ReadingFrame({ page, reading, kind, id, note, ...props }: Props) {
	const { head, instead, before, version, player, end, children, ...shown } = props
	const { reader, html, preferences, place, answers = [], areAnswersShown = false } = page
	const { revalidate } = useRevalidator()
	return (
		<main
			className={`page grid flex-1 grid-cols-1 content-start gap-6 pb-6 ${kind === 'lesson' ? 'pt-4' : 'pt-2'} ${note?.preview?.isNarrow ? 'max-w-[24rem]' : 'max-w-[52rem]'}`}
		>
			{note && (
				<LazyPart
					fallback={<div className={note.preview ? 'h-20' : 'h-10'} />}
					problem={pageErrorText('word.load-failed')}
				>
					<EditorsNote {...note} />
				</LazyPart>
			)}
			{head}
			{instead || (
				<>
					{before}
					<ReadingPlace key={id} userId={reader.id} {...{ kind, id }} {...place} />
					<Reader
						isDialogue={false}
						{...shown}
						key={`${id} ${version}`}
						name={id}
						rank={reader.rank}
						{...{ html, preferences, answers, areAnswersShown }}
						{...reading}
						reloadEntries={reading.entries.load}
						reload={revalidate}
						player={
							<Player
								key={player.audio?.src}
								{...player}
								{...(kind !== 'text' && shown.foundIn && { owner: shown.foundIn })}
								userId={reader.id}
								reload={revalidate}
							/>
						}
					>
						{children}
						<ReadingEnd kind={kind} {...end} />
					</Reader>
				</>
			)}
		</main>
	)
}

type WordsProps = Omit<ComponentProps<typeof LessonWords>, keyof Reading> & { reading: Reading }

/** The words of the text that are worth learning. */
export function WordsToLearn({ reading, ...shown }: WordsProps) {
	return (
		<LazyPart problem={pageErrorText('level-check.load-failed')}>
			<LessonWords {...reading} {...shown} />
		</LazyPart>
	)
}
