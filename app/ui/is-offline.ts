import { useEffect, useState } from 'react'

/** Whether the platform cannot be reached, asked after something failed. Its code is loaded then. */
export function isOffline(): Promise<boolean> {
	return import('./reach-platform.ts').then(
		async ({ reachesPlatform }) => !(await reachesPlatform()),
		() => true,
	)
}

/** Whether the platform cannot be reached; undefined until it is known, and while it is not `asked`. */
export function useIsOffline(asked: boolean): boolean | undefined {
	const [answer, setAnswer] = useState<boolean>()

	useEffect(() => {
		if (!asked) return
		let isCurrent = true
		isOffline().then((is) => isCurrent && setAnswer(is))
		return () => {
			isCurrent = false
			setAnswer(undefined)
		}
	}, [asked])

	return answer
}
