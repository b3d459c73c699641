import { useEffect, useState, useSyncExternalStore } from 'react'
import type { KeptItem } from '#app/domain/offline/keep-plan.ts'
import { currentJob, type Job, onJob } from './keeper.ts'
import { findItem, onKept } from './kept-store.ts'

/** An item of this browser; `isRead` tells whether it is known that there is none. */
export function useKept(path: string): { isRead: boolean; item: KeptItem | undefined } {
	const [read, setRead] = useState<{ path: string; item: KeptItem | undefined }>()
	useEffect(() => {
		let isCurrent = true
		const look = () =>
			findItem(path).then((item) => {
				if (isCurrent) setRead({ path, item })
			})
		look()
		const quit = onKept(look)
		return () => {
			isCurrent = false
			quit()
		}
	}, [path])
	const isRead = read?.path === path
	return { isRead, item: isRead ? read.item : undefined }
}

/** The work under way in this tab for an item. */
export function useJob(path: string): Job | undefined {
	const job = useSyncExternalStore(onJob, currentJob)
	return job?.path === path ? job : undefined
}
