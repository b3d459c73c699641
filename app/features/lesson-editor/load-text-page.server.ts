import type { AppLoadContext } from '@remix-run/cloudflare'
import type { TextOwner } from '#app/db/working-parts.ts'
import { findPublishing } from '#app/features/publishing/find-publishing.server.ts'
import { logFailure } from '#app/http/responses.server.ts'
import { findTextNames } from './text-names.server.ts'

/** The data above the tabs of a lesson or an article. */
export async function loadTextPage(context: AppLoadContext, owner: TextOwner) {
	const about = loadAbout(context, owner)
	// On client navigation, the tab is shown before the head has loaded.
	return { about: context.isDocument ? await about : about }
}

/** Each tab says itself what is missing, or could not be loaded. */
async function loadAbout({ db, user }: Pick<AppLoadContext, 'db' | 'user'>, owner: TextOwner) {
	try {
		const reader = await user()
		const [named, publishing] = await Promise.all([
			findTextNames(db, owner),
			findPublishing(db, owner),
		])
		return { named, publishing, readerId: reader?.id }
	} catch (error) {
		logFailure(error)
		return { named: undefined, publishing: undefined, readerId: undefined }
	}
}

export type AboutText = Awaited<ReturnType<typeof loadAbout>>
