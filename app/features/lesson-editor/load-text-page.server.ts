import type { AppLoadContext } from '@remix-run/cloudflare'
import type { TextOwner } from '#app/db/working-parts.ts'
import { isAdmin } from '#app/domain/accounts/user.ts'
import { listChanges } from '#app/features/audit/list-changes.server.ts'
import { findPublishing } from '#app/features/publishing/find-publishing.server.ts'
import { logFailure } from '#app/http/responses.server.ts'
import { findTextForEditing, type TextForEditing } from './text-for-editing.server.ts'

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
		const [found, publishing, history] = await Promise.all([
			findTextForEditing(db, owner),
			findPublishing(db, owner),
			listChanges(db, {
				most: lastChanges,
				object: { type, id: owner.id },
				withoutPeople: !(reader && isAdmin(reader)),
			}),
		])
		return { named: found.ok ? namesOf(found.value) : undefined, publishing, history }
	} catch (error) {
		logFailure(error)
		return { named: undefined, publishing: undefined, history: [] }
	}
}

type Names = Pick<TextForEditing, 'title' | 'asLearner' | 'parent'>

/** What the head of the page shows of a text. */
function namesOf({ title, asLearner, parent }: Names): Names {
	return { title, asLearner, parent }
}

export type AboutText = Awaited<ReturnType<typeof loadAbout>>
