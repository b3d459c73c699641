import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { HskRank } from '#app/domain/hsk/level.ts'
import type { BlankAnswer } from '#app/domain/lesson-text/blanks.ts'
import type { WordEntry } from '#app/domain/vocabulary/word-entry.ts'
import type { AskedWord, EntrySource } from '#app/features/vocabulary/popup/word-popup.tsx'
import { BlankAnswers } from './blank-answers.tsx'
import { isBlankShown, showAllBlanks, showBlank } from './blanks-in-text.ts'
import { LessonText } from './lesson-text.tsx'
import {
	type Layer,
	type LayerSet,
	layerAttributes,
	preferencesCookie,
	type ReaderPreferences,
	readerLayers,
	withToggled,
} from './preferences.ts'
import { ReaderBar } from './reader-bar.tsx'
import { whenRead } from './when-read.ts'
import { WordPopupWhenRead } from './word-popup-when-read.tsx'

type Props = {
	/** The text's name among the page's texts, and its HTML where it came with the data. */
	name: string
	html: string | undefined
	/** In Chinese; a string, or words with their readings. */
	title: ReactNode
	/** What a screen reader calls the text. */
	label?: string
	/** Speakers stand in a column of their own. */
	isDialogue: boolean
	/** The reader's HSK level, against which words are coloured. */
	rank: HskRank
	preferences: ReaderPreferences
	/** What of the text can be switched, if not what can be of a lesson's. */
	layerSet?: LayerSet
	/** The form on the page that the switches belong to before JavaScript has loaded. */
	form?: string
	answers: readonly BlankAnswer[]
	areAnswersShown: boolean
	entries: EntrySource
	/** Fetches the page's data once more. */
	reload: () => void
	/** Fetches the entries alone once more, where they do not come with the page. */
	reloadEntries?: () => void
	player?: ReactNode
	/** Beside a word in its popup: hearing it. */
	pronunciation?: (entry: WordEntry) => ReactNode
	/** Under a word's definitions: what can be done with it, as it stands in its sentence. */
	actions?: (entry: WordEntry, sentence: string) => ReactNode
	/** What follows the text: marking it as learned, exercises. */
	children?: ReactNode
}

/** A text to be read: its layers, its blanks and its words' popup. */
export function Reader(props: Props) {
	const { name, html, title, isDialogue, rank, answers, entries, reload, player, children } = props
	const { label = 'Lesson text', layerSet = readerLayers, form } = props
	const [preferences, setPreferences] = useState(props.preferences)
	const [areAnswersShown, setAnswersShown] = useState(props.areAnswersShown)
	const [asked, setAsked] = useState<AskedWord>()
	const frame = useRef<HTMLDivElement>(null)

	const close = useCallback(() => setAsked(undefined), [])
	const onWord = useCallback((word: AskedWord) => {
		setAsked((shown) => (shown?.place === word.place ? undefined : word))
	}, [])
	const onBlank = useCallback((blank: HTMLElement) => showBlank(blank, !isBlankShown(blank)), [])

	// biome-ignore lint/correctness/useExhaustiveDependencies: another text has other words
	useEffect(() => close, [name, close])

	// A text that came with the page is drawn already.
	useLayoutEffect(() => {
		if (html) whenRead.loaded?.drawScreenFirst(frame.current)
	}, [html])

	useEffect(() => {
		if (frame.current) showAllBlanks(frame.current, areAnswersShown)
	}, [areAnswersShown])

	function toggle(layer: Layer) {
		const changed = withToggled(preferences, layer)
		// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
		document.cookie = preferencesCookie(changed, layerSet)
		whenRead.loaded?.drawScreenFirst(frame.current)
		setPreferences(changed)
	}

	return (
		<>
			<div
				ref={frame}
				data-level={preferences.hsk ? rank : undefined}
				{...layerAttributes(preferences)}
				data-dialogue={isDialogue || undefined}
				data-answers={areAnswersShown ? 'shown' : 'hidden'}
				className="grid gap-6"
			>
				{title && (
					<h2 lang="zh-CN" className="wrap-anywhere font-semibold text-2xl md:text-3xl">
						{title}
					</h2>
				)}
				<LessonText
					key={name}
					name={name}
					html={html}
					label={label}
					reload={reload}
					onWord={onWord}
					onBlank={onBlank}
				/>
			</div>
			{answers.length > 0 && (
				<BlankAnswers
					answers={answers}
					isShown={areAnswersShown}
					toggle={() => setAnswersShown(!areAnswersShown)}
				/>
			)}
			<WordPopupWhenRead
				asked={asked}
				close={close}
				entries={entries}
				reload={props.reloadEntries ?? reload}
				pronunciation={props.pronunciation}
				actions={props.actions}
			/>
			{children}
			<ReaderBar
				layers={layerSet.layers}
				preferences={preferences}
				toggle={toggle}
				form={form}
				player={player}
			/>
		</>
	)
}
