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
import type { LevelOfText } from './level-of-text.ts'
import { askLevel } from './look-up.ts'
import { ProfileFigures } from './profile-figures.tsx'
import { WordsAbove, WordsUnlisted } from './profile-words.tsx'
import type { LookedUp } from './use-looked-up.ts'

export type ProfileProps = {
	edited: EditedText
	/** The text as of the last pause, and what is known about its words. */
	text: EditedText
	lookedUp: LookedUp
	owner: TextOwner
	/** The caret's offset in the text. */
	caret: () => number
	onGo: (place: WordPlace) => void
}

const levelNames = { lessons: 'the course’s level', articles: 'the article’s level' } as const

/** How hard a text is for its course. Follows it whenever its author pauses. */
export function LevelProfile({ edited, text, lookedUp, owner, ...rest }: ProfileProps) {
	const { facts, isFailed, askAgain } = lookedUp
	const level = useLevel(`${editingPath(owner)}/level`)
	const { target } = level

	const profileOf = useMemo(() => {
		const earlier = target?.earlier && new Set(target.earlier.words)
		return target && levelProfiler(facts, { level: target.level, earlier })
	}, [facts, target])
	const profile = useMemo(() => profileOf?.(tokensOf(text)), [profileOf, text])

	const latest = useRef({ ...rest, edited })
	latest.current = { ...rest, edited }

	const goToWord = useCallback(({ word, pinyin }: ProfileWord) => {
		const { edited, caret, onGo } = latest.current
		const isWord = ({ token }: EditedWord) => token.word === word
		const isSought = (one: EditedWord) => isWord(one) && one.token.pinyin === pinyin
		// Its reading may have come or changed since the last pause.
		const place = nextPlace(edited, isSought, caret()) ?? nextPlace(edited, isWord, caret())
		if (place) onGo(place)
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
				<WordsAbove words={profile.above} level={target.level} onGo={goToWord} />
				<WordsUnlisted words={profile.unlisted} onGo={goToWord} />
			</div>
		</>
	)
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
