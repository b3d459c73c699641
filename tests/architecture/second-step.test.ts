/** Whoever may change the site must have a second step first, at every address of the back office. */
import { expect, test } from 'vitest'
import { answerOf, testPlatform } from '#tests/support/context.ts'
import { doors } from '#tests/support/product.ts'
import { marta } from '#tests/support/users.ts'

const backOffice = doors.filter(
	({ path, module }) => /^\/(admin|api\/v1)\//.test(path) && 'action' in module,
)

const { visit } = await testPlatform()

test.each(backOffice.map(({ id, ...door }) => [id, door] as const))(
	'%s takes nothing from an administrator without a second step',
	async (_, { path, module }) => {
		const visited = visit(path.replace(/:\w+/g, 'some-id'), { form: { intent: 'none' } })
		const context = {
			...visited.context,
			user: async () => ({ ...marta, level: 99 }),
			lacksSecondStep: async () => true,
		}
		const action = module.action as (call: object) => Promise<unknown>
		const answer = await answerOf(action({ ...visited, context, params: { id: 'some-id' } }))
		const isLed = answer.headers.get('location')?.startsWith('/settings/sign-in')
		expect(isLed ? 403 : answer.status).toBe(403)
	},
)

test('the back office has addresses that take something', () => {
	expect(backOffice.length).toBeGreaterThan(30)
})
