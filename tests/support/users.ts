import type { User } from '#app/domain/accounts/user.ts'
import { textDisplayAtFirst } from '#app/domain/display/text-display.ts'

/** A signed-in learner, for tests of the pages she sees. */
export const marta: User = {
	id: 'marta',
	displayName: 'Marta Silva',
	email: 'marta@example.com',
	langLevel: 'HSK2',
	hskEdition: '2.0',
	display: textDisplayAtFirst,
	country: 'PT',
	level: 1,
	showsCoarse: false,
}
