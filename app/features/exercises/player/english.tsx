/**
 * "English in exercises": a switch of its own, apart from the text's Translation. On at first in beginner and
 * elementary courses, whose readers cannot read the questions yet; off above, where the English would give
 * answers away.
 * Options in Chinese, and a statement to be compared with a sound, have theirs once they are answered: what they
 * say is to be read. This browser remembers a choice for each of the two.
 */
import { createContext, type ReactNode, useState } from 'react'
import { type CourseLevel, isForBeginners } from '#app/domain/courses/course-level.ts'
import { readStored, writeStored } from '#app/ui/browser-storage.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'

export type English = { isShown: boolean; toggle: () => void }

/** Undefined where all English always shows: without a script and in an author's preview. */
export const EnglishContext = createContext<English | undefined>(undefined)

/** Lets all exercises of a lesson obey one switch, those answered aloud too. The level is that of its course. */
export function WithEnglish({ level, children }: { level: CourseLevel; children: ReactNode }) {
	const english = useEnglish(level)
	// The server does not know the choice.
	const known = useHydrated() ? english : undefined
	return <EnglishContext.Provider value={known}>{children}</EnglishContext.Provider>
}

function useEnglish(level: CourseLevel): English {
	const isEasy = isForBeginners(level)
	const key = `hanlu.exercise-english.${isEasy ? 'beginners' : 'others'}`
	const [isShown, setShown] = useState(() => (readStored(key) ?? (isEasy ? 'on' : 'off')) === 'on')

	function toggle() {
		writeStored(key, isShown ? 'off' : 'on')
		setShown(!isShown)
	}

	return { isShown, toggle }
}
