import * as build from 'virtual:remix/server-build'
import { createRequestHandler } from '@remix-run/cloudflare'
import { openDatabase } from '#app/db/client.server.ts'
import { countWaitingParts } from '#app/db/count-own-texts.ts'
import { countWaitingTexts } from '#app/db/count-texts.ts'
import { deleteDueAccounts } from '#app/db/delete-account.ts'
import { publishDue } from '#app/db/publish-due.ts'
import { purgeDue } from '#app/db/purge-trash.ts'
import { thinVersions } from '#app/db/thin-versions.ts'
import { remindDue } from '#app/features/reminders/remind-due.server.ts'
import type { Bindings } from '#app/http/bindings.ts'
import { forgetExpired } from '#app/http/forget-expired.server.ts'
import { mailer } from '#app/http/mailer.server.ts'
import { pusher } from '#app/http/push.server.ts'
import { createWebApp } from './app.ts'

const handlePage = createRequestHandler(build, 'production')

const app = createWebApp({ handlePage })

/** As wrangler.toml has it; every other cron runs each minute. */
const hourly = '17 * * * *'

/** An hour's share of the texts that wait for a changed vocabulary, and of parts of own texts. */
const mostCounted = 200

/** An hour's share of what has waited in the trash long enough. */
const mostPurged = 100

/** An hour's share of the accounts whose people left thirty days ago. */
const mostLeaving = 20

export default {
	fetch: app.fetch,
	async scheduled({ cron, scheduledTime }, env) {
		const db = openDatabase({ url: env.LIBSQL_URL, authToken: env.LIBSQL_AUTH_TOKEN })
		const now = new Date(scheduledTime)
		const site = { name: env.SITE_NAME, url: env.SITE_URL }
		const run = {
			now,
			site,
			secret: env.BETTER_AUTH_SECRET,
			sendMail: mailer(env),
			push: pusher(env),
		}
		// All are run, even if one fails; the next minute or hour runs them again.
		const done = await Promise.allSettled(
			cron === hourly
				? [
						forgetExpired(db, now),
						countWaitingTexts(db, { most: mostCounted, now }),
						countWaitingParts(db, { most: mostCounted }),
						purgeDue(db, { most: mostPurged, now }),
						deleteDueAccounts(db, { most: mostLeaving, now }),
						thinVersions(db, now),
					]
				: [publishDue(db, now), remindDue(db, run)],
		)
		const failed = done.find((one) => one.status === 'rejected')
		if (failed) throw failed.reason
	},
} satisfies ExportedHandler<Bindings>
