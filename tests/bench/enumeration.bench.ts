/**
 * E1–E3: whether the time of an answer betrays that an address has an account. A stranger types known and
 * unknown addresses in turn, a thousand of each, and guesses from the time alone which was which. Told
 * apart by chance, they are right half of the time.
 */
import { hashPassword } from 'better-auth/crypto'
import { newId } from '#app/db/columns.ts'
import { credentials, userProfiles } from '#app/db/schema/index.ts'
import { accountStatuses } from '#app/domain/accounts/user.ts'
import { openForSeeding, type Platform } from '#tools/platform.ts'
import { type BenchRow, median, milliseconds } from './bench-row.ts'
import { type Connections, keepConnections } from './kept-connections.ts'

const samples = 1000
const mostAdvantage = 0.05

type Form = { id: string; name: string; path: string; fields: (email: string) => object }

const forms: Form[] = [
	{
		id: 'E1',
		name: 'signing in with a wrong password',
		path: '/login',
		fields: (email) => ({ email, password: 'not-the-password' }),
	},
	{
		id: 'E2',
		name: 'asking for a new password',
		path: '/forgot-password',
		fields: (email) => ({ email }),
	},
	{
		id: 'E3',
		name: 'applying for an account',
		path: '/register',
		fields: (email) => ({
			email,
			password: 'learn-chinese',
			displayName: '学生',
			country: 'CN',
			langLevel: 1,
		}),
	},
]

export async function benchEnumeration(platform: Platform): Promise<BenchRow[]> {
	const known = await makeAccounts(platform)
	const kept = keepConnections(1)
	const rows: BenchRow[] = []
	try {
		for (const form of forms) rows.push(await benchForm(form, { platform, kept, known }))
	} finally {
		kept.close()
	}
	return rows
}

type Asked = { platform: Platform; kept: Connections; known: readonly string[] }

async function benchForm(form: Form, { platform, kept, known }: Asked): Promise<BenchRow> {
	const times = { known: [] as number[], unknown: [] as number[] }
	const send = (email: string) => timeOf(form, { platform, kept, email })
	for (const email of known.slice(0, 20)) await send(`warm-${email}`)
	for (const email of known) {
		times.known.push(await send(email))
		times.unknown.push(await send(`nobody-${email}`))
	}
	const right = shareOfRightGuesses(times.known, times.unknown)
	return {
		id: form.id,
		name: `${form.name}: known and unknown addresses told apart by time`,
		target: `${(0.5 - mostAdvantage).toFixed(2)}–${(0.5 + mostAdvantage).toFixed(2)} guessed right`,
		measured: `${right.toFixed(3)}; ${milliseconds(median(times.known))} and ${milliseconds(median(times.unknown))}`,
		ratio: median(times.known) / median(times.unknown),
		pass: Math.abs(right - 0.5) <= mostAdvantage,
	}
}

type Sent = Pick<Asked, 'platform' | 'kept'> & { email: string }

/** Each request comes from a network of its own, as the limits count by network. */
async function timeOf({ path, fields }: Form, { platform, kept, email }: Sent): Promise<number> {
	const body = new URLSearchParams(
		Object.entries(fields(email)).map(([name, value]) => [name, String(value)]),
	)
	const { status, ms } = await kept.ask({
		url: `${platform.url}${path}`,
		method: 'POST',
		headers: {
			'content-type': 'application/x-www-form-urlencoded',
			origin: platform.url,
			'cf-connecting-ip': newNetwork(),
		},
		body: body.toString(),
	})
	if (status === 429 || status >= 500 || status === 0) throw new Error(`${path} answered ${status}`)
	return ms
}

let networks = 0

function newNetwork(): string {
	networks += 1
	return `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`
}

/** How often a random known address took longer than a random unknown one (Mann–Whitney U / mn). */
function shareOfRightGuesses(known: readonly number[], unknown: readonly number[]): number {
	let right = 0
	for (const a of known) for (const b of unknown) right += a > b ? 1 : a === b ? 0.5 : 0
	return right / (known.length * unknown.length)
}

/** Accounts in good standing with one password. Returns their addresses. */
async function makeAccounts({ databaseUrl }: Platform): Promise<string[]> {
	const db = openForSeeding({ url: databaseUrl })
	const password = await hashPassword('learn-chinese')
	const ids = Array.from({ length: samples }, () => newId())
	const emailOf = (id: string) => `${id}@example.com`
	await db.batch([
		db.insert(userProfiles).values(
			ids.map((id) => ({
				id,
				displayName: '学生',
				email: emailOf(id),
				country: 'CN',
				status: accountStatuses.normal,
				emailVerified: true,
				hasLongPassword: true,
			})),
		),
		db
			.insert(credentials)
			.values(ids.map((id) => ({ userId: id, accountId: id, providerId: 'credential', password }))),
	])
	return ids.map(emailOf)
}
