import { and, count, desc, eq, or, type SQL } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { contains } from '#app/db/contains.ts'
import { userProfiles } from '#app/db/schema/index.ts'
import { accountStatuses } from '#app/domain/accounts/user.ts'
import type { UserSearch } from './user-search.ts'

const listed = {
	id: userProfiles.id,
	displayName: userProfiles.displayName,
	email: userProfiles.email,
	phone: userProfiles.phone,
	level: userProfiles.level,
	status: userProfiles.status,
	createdAt: userProfiles.createdAt,
	isConfirmed: userProfiles.emailVerified,
	hasSecondFactor: userProfiles.twoFactorEnabled,
}

/** One page of users, newest first, and the total on all pages. */
export async function listUsers(db: Db, search: UserSearch) {
	const { page, size } = search
	const matches = whereOf(search)
	const [users, [found]] = await db.batch([
		db
			.select(listed)
			.from(userProfiles)
			.where(matches)
			.orderBy(desc(userProfiles.createdAt), desc(userProfiles.id))
			.limit(size)
			.offset((page - 1) * size),
		db.select({ total: count() }).from(userProfiles).where(matches),
	])
	return { users, total: found?.total ?? 0 }
}

export type ListedUser = Awaited<ReturnType<typeof listUsers>>['users'][number]

function whereOf({ keyword, status }: UserSearch): SQL | undefined {
	const { displayName, email, phone } = userProfiles
	return and(
		status && eq(userProfiles.status, accountStatuses[status]),
		keyword
			? or(...[displayName, email, phone].map((column) => contains(column, keyword)))
			: undefined,
	)
}

/** A user with the data an administrator needs to decide about them. */
export async function findAccount(db: Db, { id }: { id: string }) {
	const [found] = await db
		.select({
			...listed,
			country: userProfiles.country,
			langLevel: userProfiles.langLevel,
			leavesAt: userProfiles.leavesAt,
			version: userProfiles.version,
		})
		.from(userProfiles)
		.where(eq(userProfiles.id, id))
	return found
}

export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>

/** Counts pending applications. */
export async function countWaiting(db: Db): Promise<number> {
	const [found] = await db
		.select({ waiting: count() })
		.from(userProfiles)
		.where(eq(userProfiles.status, accountStatuses.pending))
	return found?.waiting ?? 0
}
