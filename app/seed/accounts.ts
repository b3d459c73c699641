/** The demo accounts of a fresh local platform. They exist nowhere else. */
import { hashPassword } from 'better-auth/crypto'
import { credentials, userProfiles } from '#app/db/schema/index.ts'
import { isLongPassword } from '#app/domain/accounts/password.ts'
import { accountStatuses, adminLevel } from '#app/domain/accounts/user.ts'
import type { SeedDb } from './seed.ts'

const password = 'learn-chinese'

export const demoAccounts = [
	{
		email: 'admin@example.com',
		password: 'hanlu-admin-2026',
		displayName: 'Shen Lan',
		level: adminLevel,
		status: accountStatuses.normal,
		langLevel: 'HSK6',
		country: 'CN',
		role: 'administrator',
	},
	{
		email: 'learner@example.com',
		password,
		displayName: 'Marta Silva',
		level: 1,
		status: accountStatuses.normal,
		langLevel: 'HSK2',
		country: 'PT',
		role: 'learner, free lessons',
	},
	{
		email: 'member@example.com',
		password,
		displayName: 'Kofi Mensah',
		level: 2,
		status: accountStatuses.normal,
		langLevel: 'HSK4',
		country: 'GH',
		role: 'member, all lessons',
	},
	{
		email: 'invited@example.com',
		password,
		displayName: 'Ines Roth',
		level: 1,
		status: accountStatuses.normal,
		langLevel: 'HSK3',
		country: 'AT',
		role: 'learner, invited to the private course',
	},
	{
		email: 'pending@example.com',
		password,
		displayName: 'Tom Baker',
		level: 1,
		status: accountStatuses.pending,
		langLevel: 'HSK1',
		country: 'GB',
		role: 'waiting for review',
	},
	{
		email: 'rejected@example.com',
		password,
		displayName: 'Rui Alves',
		level: 1,
		status: accountStatuses.rejected,
		langLevel: 'HSK1',
		country: 'BR',
		role: 'rejected',
	},
	{
		email: 'disabled@example.com',
		password,
		displayName: 'Ana Novak',
		level: 1,
		status: accountStatuses.disabled,
		langLevel: 'HSK3',
		country: 'SI',
		role: 'disabled',
	},
] as const

/** Derives the id from the address, so that shares can refer to a person before the row exists. */
export function demoAccountId(email: string): string {
	return `demo-${email.split('@')[0]}`
}

export async function seedAccounts(db: SeedDb): Promise<void> {
	const users = demoAccounts.map(({ password, role, ...profile }) => ({
		id: demoAccountId(profile.email),
		emailVerified: true,
		hasLongPassword: isLongPassword(password),
		...profile,
	}))
	const secrets = await Promise.all(
		demoAccounts.map(async ({ email, password }) => ({
			id: `${demoAccountId(email)}-password`,
			userId: demoAccountId(email),
			accountId: demoAccountId(email),
			providerId: 'credential',
			password: await hashPassword(password),
		})),
	)
	await db.batch([
		db.insert(userProfiles).values(users).onConflictDoNothing(),
		db.insert(credentials).values(secrets).onConflictDoNothing(),
	])
}
