import { sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { newId } from '#app/db/columns.ts'
import { verifications } from '#app/db/schema/index.ts'
import { hashOfCode, readRecoveryCode } from '#app/domain/accounts/second-factor/recovery-code.ts'
import { sha256 } from '#app/domain/sha256.ts'
import { enter } from '#app/http/enter.server.ts'
import type { LoadContext } from '#app/http/load-context.server.ts'
import { sessionCookieName } from '#app/http/session.server.ts'

/** The plugin accepts a code for half a minute before and after its own. */
const codeLastsMs = 90_000

type Code = { userId: string; intent: 'app' | 'recovery'; typed: string }

/** Ends the wait for a second step by a code of the app, or by a recovery code. */
export async function enterByCode(
	{ auth, db, site }: LoadContext,
	request: Request,
	{ userId, intent, typed }: Code,
) {
	const wrong = { kind: 'wrong' } as const
	const code = intent === 'app' ? readAppCode(typed) : readRecoveryCode(typed)
	if (code === undefined) return wrong
	if (intent === 'app' && !(await spendAppCode(db, { userId, code }))) return wrong
	const { api } = await auth()
	const headers = withoutSession(request, site.url)
	const entry = await enter(
		intent === 'app'
			? api.verifyTOTP({ body: { code }, headers, returnHeaders: true })
			: api.verifyBackupCode({
					body: { code: await hashOfCode(userId, code) },
					headers,
					returnHeaders: true,
				}),
	)
	if (entry.kind === 'in' && entry.response.user.id !== userId) return wrong
	if (entry.kind !== 'wrong') return entry
	const isCode = entry.code === 'INVALID_CODE' || entry.code === 'INVALID_BACKUP_CODE'
	// The password was typed too long ago, or too many codes were tried after it.
	return isCode ? wrong : ({ kind: 'expired' } as const)
}

/** Of somebody who is signed in, the plugin would check their own code instead. */
function withoutSession(request: Request, siteUrl: string): Headers {
	const headers = new Headers(request.headers)
	const cookies = (headers.get('cookie') ?? '').split(/;\s*/)
	const session = `${sessionCookieName(siteUrl)}=`
	headers.set('cookie', cookies.filter((cookie) => !cookie.startsWith(session)).join('; '))
	return headers
}

/** The six digits of what was typed: "２８７ ０８２" gives 287082. Undefined if it is no code. */
export function readAppCode(typed: string): string | undefined {
	const code = typed.normalize('NFKC').replace(/[\s-]/g, '')
	return /^\d{6}$/.test(code) ? code : undefined
}

/**
 * False if the code was tried a moment ago: better-auth would take it again while it lasts (RFC 6238, 5.2:
 * a code is accepted once). Of two requests with the same code, one gets it.
 */
export async function spendAppCode(
	db: Db,
	{ userId, code }: { userId: string; code: string },
): Promise<boolean> {
	const now = Date.now()
	const identifier = `app-code:${await sha256(`${userId}:${code}`)}`
	const { rowsAffected } = await db.run(sql`
		insert into ${verifications} (id, identifier, value, expires_at, created_at, updated_at)
		select ${newId()}, ${identifier}, '', ${now + codeLastsMs}, ${now}, ${now}
		where not exists (
			select 1 from ${verifications} where identifier = ${identifier} and expires_at > ${now}
		)
	`)
	return rowsAffected > 0
}
