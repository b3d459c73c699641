import type { AppLoadContext } from '@remix-run/cloudflare'
import type { TextOwner } from '#app/db/working-parts.ts'
import { isAdmin } from '#app/domain/accounts/user.ts'
import { listChanges } from '#app/features/audit/list-changes.server.ts'
import { findPublishing } from '#app/features/publishing/find-publishing.server.ts'
import { logFailure } from '#app/http/responses.server.ts'
import { findTextNames } from './text-names.server.ts'

/** How many entries of the history are shown. */
const lastChanges = 10

/** The data above and below the tabs of a lesson or an article. */
export async function loadTextPage(context: AppLoadContext, owner: TextOwner) {
	const about = loadAbout(context, owner)
	// On client navigation, the tab is shown before the head has loaded.
	return { about: context.isDocument ? await about : about }
}

/** Each tab says itself what is missing, or could not be loaded. */
async function loadAbout({ db, user }: Pick<AppLoadContext, 'db' | 'user'>, owner: TextOwner) {
	const type = owner.kind === 'lessons' ? 'lesson' : 'article'
	try {
		const reader = await user()
		const [named, publishing, history] = await Promise.all([
			findTextNames(db, owner),
			findPublishing(db, owner),
			listChanges(db, {
				most: lastChanges,
				object: { type, id: owner.id },
				withoutPeople: !(reader && isAdmin(reader)),
			}),
		])
		return { named, publishing, history, readerId: reader?.id }
	} catch (error) {
		logFailure(error)
		return { named: undefined, publishing: undefined, history: [], readerId: undefined }
	}
}

export type AboutText = Awaited<ReturnType<typeof loadAbout>>
