import type { User } from '#app/domain/accounts/user.ts'

/** A learner who is signed in, where a test is about what she sees. */
export const marta: User = {
	id: 'marta',
	displayName: 'Marta Silva',
	email: 'marta@example.com',
	langLevel: 'HSK2',
	country: 'PT',
	level: 1,
}
