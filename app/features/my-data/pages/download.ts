import { type ActionFunctionArgs, redirect } from '@remix-run/cloudflare'
import { dataDownloadRules } from '#app/domain/accounts/attempt-limit.ts'
import { isEmailConfirmed } from '#app/features/accounts/own-account.server.ts'
import { dataPath } from '#app/features/my-data/data-path.ts'
import { dataZip } from '#app/features/my-data/download/data-zip.server.ts'
import { dataDownloadedMail } from '#app/features/my-data/mails/data-downloaded.ts'
import { requireUser } from '#app/http/guards.server.ts'
import { admit } from '#app/http/rate-limit.server.ts'
import { logFailure, wrongMethod } from '#app/http/responses.server.ts'

/** POST only: a link on another site must not use up somebody's downloads. */
export function loader() {
	throw wrongMethod('POST')
}

/** Everything that is stored of the person, as a zip. Refusals lead back to the page, which says why. */
export async function action({ context }: ActionFunctionArgs) {
	const { db, note, sendMail, site, waitUntil } = context
	const user = await requireUser(context)
	const { id: userId, email, displayName } = user
	try {
		const attempt = await admit(context, dataDownloadRules(userId))
		if (!attempt.ok) return redirect(dataPath())
		const isConfirmed = await isEmailConfirmed(db, { userId })
		note('data.downloaded', { person: userId })
		waitUntil(sendMail(dataDownloadedMail({ email, displayName, isConfirmed }, site)))
	} catch (error) {
		logFailure(error)
		return redirect(dataPath({ failed: 'download' }))
	}
	const at = new Date()
	const zip = dataZip(db, { userId, email, siteName: site.name, siteUrl: site.url, at })
	return new Response(zip, {
		headers: {
			'content-type': 'application/zip',
			'content-disposition': `attachment; filename="hanlu-data-${at.toISOString().slice(0, 10)}.zip"`,
			'cache-control': 'no-store',
		},
	})
}
