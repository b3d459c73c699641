import { useCallback, useEffect, useState } from 'react'
import type { LevelOfText } from './level-of-text.ts'
import { askLevel } from './look-up.ts'

type Level = {
	/** Undefined until the server has answered. */
	target: LevelOfText | undefined
	isFailed: boolean
	askAgain: () => void
}

/** The level that a text is written for, asked once when the profile opens. */
export function useLevel(path: string): Level {
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
