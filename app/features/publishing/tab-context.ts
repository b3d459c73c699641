import { useOutletContext } from '@remix-run/react'
import type { PartName } from '#app/domain/publishing/working-part.ts'
import type { Publishing } from './find-publishing.server.ts'

/** What the bar at the foot shows of a lesson or an article. */
export type AboutText = {
	publishing: Publishing | undefined
	/** With the course of a lesson. */
	named: { parent: { id: string; status: number } | undefined } | undefined
	readerId: string | undefined
	/** The names of others who have it open. */
	others: readonly string[]
}

/** The page of a lesson or an article gives this to its open tab. */
export type TabContext = {
	/** What the bar at the foot shows; undefined while it is loading, and if it could not be loaded. */
	about: AboutText | undefined
}

/** The last save of a part; undefined if there is none, and while it is loading. */
export function useLastSave(part: PartName) {
	const { about } = useTabContext()
	const save = about?.publishing?.saves[part]
	if (!save) return undefined
	const isOwn = save.userId === about?.readerId
	return { by: isOwn ? 'you' : save.name, at: save.at, own: isOwn ? save.version : undefined }
}

export function useTabContext(): TabContext {
	return useOutletContext<TabContext>()
}
