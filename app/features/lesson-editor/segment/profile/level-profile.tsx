import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { TextOwner } from '#app/db/working-parts.ts'
import { errorText } from '#app/domain/errors.ts'
import type {
	EditedText,
	EditedWord,
	WordPlace,
} from '#app/domain/lesson-text/editing/edited-text.ts'
import { nextPlace } from '#app/domain/lesson-text/editing/same-words.ts'
import { levelProfiler, type ProfileWord } from '#app/domain/lesson-text/level-profile.ts'
import { editingPath } from '#app/domain/publishing/text-tabs.ts'
import { AdminButton } from '#app/ui/admin/button.tsx'
import { readStored, writeStored } from '#app/ui/browser-storage.ts'
import { usePaused } from '#app/ui/use-paused.ts'
import { doubtsWith, type Marking, type MarksOfWords, markings, marksWith } from './doubt-marks.ts'
import { type DoubtfulWord, doubtfulWords, keyOfDoubt } from './doubtful-words.ts'
import type { LevelOfText } from './level-of-text.ts'
import { askLevel } from './look-up.ts'
import { ProfileFigures } from './profile-figures.tsx'
import { WordsAbove, WordsUnlisted } from './profile-words.tsx'
import { useLookedUp } from './use-looked-up.ts'
import { WordsToCheck } from './words-to-check.tsx'

export type ProfileProps = {
	edited: EditedText
	owner: TextOwner
	/** The caret's offset in the text. */
	caret: () => number
	onGo: (place: WordPlace) => void
	/** Marks words in the preview; undefined marks none. */
	onMarks: (marks: MarksOfWords | undefined) => void
}

const levelNames = { lessons: 'the course’s level', articles: 'the article’s level' } as const

const markingKey = 'hanlu.doubt-marks'

/** How hard a text is, and which of its words need an eye. Follows it whenever its author pauses. */
export function LevelProfile({ edited, owner, onMarks, ...rest }: ProfileProps) {
	const text = usePaused(edited)
	const { facts, isFailed, askAgain } = useLookedUp(text)
	const level = useLevel(`${editingPath(owner)}/level`)
	const { target } = level
	const [marking, setMarking] = useState(storedMarking)

	const profileOf = useMemo(() => {
		const earlier = target?.earlier && new Set(target.earlier.words)
		return target && levelProfiler(facts, { level: target.level, earlier })
	}, [facts, target])
	const profile = useMemo(() => profileOf?.(tokensOf(text)), [profileOf, text])
	const doubtsOf = useMemo(() => doubtsWith(facts), [facts])
	const toCheck = useMemo(() => doubtfulWords(text, doubtsOf), [text, doubtsOf])

	useEffect(() => onMarks(marksWith(doubtsOf, marking)), [doubtsOf, marking, onMarks])
	useEffect(() => () => onMarks(undefined), [onMarks])

	const latest = useRef({ ...rest, edited, doubtsOf })
	latest.current = { ...rest, edited, doubtsOf }

	const goToWord = useCallback(({ word, pinyin }: ProfileWord) => {
		const { edited, caret, onGo } = latest.current
		const isWord = ({ token }: EditedWord) => token.word === word
		const isSought = (one: EditedWord) => isWord(one) && one.token.pinyin === pinyin
		// Its reading may have come or changed since the last pause.
		const place = nextPlace(edited, isSought, caret()) ?? nextPlace(edited, isWord, caret())
		if (place) onGo(place)
	}, [])

	const goToDoubt = useCallback((sought: DoubtfulWord) => {
		const { edited, caret, onGo, doubtsOf } = latest.current
		const place = nextPlace(
			edited,
			(_, { paragraph, word }) => {
				const words = edited.paragraphs[paragraph]?.words ?? []
				return keyOfDoubt(words, doubtsOf(words), word) === sought.key
			},
			caret(),
		)
		if (place) onGo(place)
	}, [])

	const mark = useCallback((chosen: Marking) => {
		setMarking(chosen)
		writeStored(markingKey, chosen)
	}, [])

	const failure = (isFailed || level.isFailed) && (
		<div className="flex flex-wrap items-center gap-3 pb-4">
			<p role="alert">{errorText('lesson-text.profile-failed')}</p>
			<AdminButton type="button" onClick={level.isFailed ? level.askAgain : askAgain}>
				Try again
			</AdminButton>
		</div>
	)
	if (!target || !profile) return failure || <p role="status">Loading...</p>
	return (
		<>
			{failure}
			<div className="grid gap-x-8 gap-y-5 md:grid-cols-2 xl:grid-cols-3">
				<ProfileFigures target={target} levelName={levelNames[owner.kind]} profile={profile} />
				<div className="grid content-start gap-5">
					<WordsAbove words={profile.above} level={target.level} onGo={goToWord} />
					<WordsUnlisted words={profile.unlisted} onGo={goToWord} />
				</div>
				<WordsToCheck words={toCheck} marking={marking} onMarking={mark} onGo={goToDoubt} />
			</div>
		</>
	)
}

function storedMarking(): Marking {
	const stored = readStored(markingKey)
	return markings.find((marking) => marking === stored) ?? 'close'
}

/** Leaves out typed text that is not cut into words yet. */
function tokensOf({ paragraphs }: EditedText) {
	return paragraphs.flatMap(({ words }) =>
		words.flatMap(({ token, uncut }) => (uncut ? [] : [token])),
	)
}

type Level = {
	/** Undefined until the server has answered. */
	target: LevelOfText | undefined
	isFailed: boolean
	askAgain: () => void
}

/** The level that a text is written for, asked once when the profile opens. */
function useLevel(path: string): Level {
	const [target, setTarget] = useState<LevelOfText>()
	const [isFailed, setFailed] = useState(false)

	useEffect(() => {
		if (isFailed) return
		let isCurrent = true
		askLevel(path).then((found) => {
			if (!isCurrent) return
			setTarget(found)
			setFailed(found === undefined)
		})
		return () => {
			isCurrent = false
		}
	}, [path, isFailed])

	return { target, isFailed, askAgain: useCallback(() => setFailed(false), []) }
}
