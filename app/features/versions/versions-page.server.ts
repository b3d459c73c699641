/** Loads and answers the page of versions, of a lesson and of an article alike. */
import { type AppLoadContext, data, redirect } from '@remix-run/cloudflare'
import * as z from 'zod'
import type { User } from '#app/domain/accounts/user.ts'
import { errorText } from '#app/domain/errors.ts'
import type { AudioOwner } from '#app/domain/speech/audio-path.ts'
import { versionField } from '#app/domain/version.ts'
import { readBody } from '#app/http/body.server.ts'
import { refuseChange } from '#app/http/refuse-change.server.ts'
import { closed, invalid, orInvalid } from '#app/http/responses.server.ts'
import { noText } from '#app/http/text-owner.ts'
import { compareVersions } from './compare-versions.server.ts'
import { findOwner } from './find-owner.server.ts'
import { findRestorable } from './find-restorable.server.ts'
import { listVersions } from './list-versions.server.ts'
import { restoreVersion } from './restore-version.server.ts'
import { readVersionsSearch, versionsPath } from './versions-address.ts'

type Call = { context: AppLoadContext; request: Request; owner: AudioOwner }

/** One round trip: no query waits for another. */
export async function loadVersions({ context, request, owner }: Call) {
	const { db } = context
	const search = readVersionsSearch(new URL(request.url).searchParams)
	const { part, page, size, version, restores } = search
	const [found, listed, comparison, asked] = await Promise.all([
		findOwner(db, owner),
		version ? undefined : listVersions(db, { owner, part, page, size }),
		version ? compareVersions(db, { owner, version, with: search.with, page }) : undefined,
		restores ? findRestorable(db, { owner, id: restores }) : undefined,
	])
	if (!found) return closed(noText[owner.kind])
	const isMissing = (version && !comparison) || (restores && !asked)
	const problem = isMissing ? errorText('version.not-found') : undefined
	const loaded = { owner: found, search, listed, comparison, asked, problem }
	return isMissing ? data(loaded, { status: 404 }) : loaded
}

type RestoreCall = Call & { admin: Pick<User, 'id' | 'email'> }

/** Restores a version, and leads to the list, which then has one more. */
export async function answerVersionsForm({ context, request, owner, admin }: RestoreCall) {
	const form = await readBody(request, restoreForm)
	const { typed } = form
	if (!form.ok) return invalid(form.problems.slice(0, 1), { typed })
	const { id, version } = form.value
	return orInvalid('version.restore-failed', typed, async () => {
		const restored = await restoreVersion(context, {
			owner,
			id,
			version,
			actor: { id: admin.id, email: admin.email },
			now: new Date(),
		})
		if (!restored.ok) return refuseChange(restored.error, typed)
		const done = new URLSearchParams({ done: 'restore', of: restored.value.part })
		return redirect(`${versionsPath(owner)}?${done}`)
	})
}

/** The form that restores a version. */
const restoreForm = z.object({
	intent: z.literal('restore'),
	id: z.string().min(1).max(100),
	/** The counter of the part when the question was asked. */
	version: versionField,
})
