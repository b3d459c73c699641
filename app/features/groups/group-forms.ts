/** Schemas of the forms of groups. Their messages are codes of the error catalogue. */
import * as z from 'zod'
import type { ErrorCode } from '#app/domain/errors.ts'
import { longestGroupName } from '#app/domain/groups/adding.ts'
import { versionField } from '#app/domain/version.ts'

function message(code: ErrorCode): string {
	return code
}

const id = z.string().min(1).max(100)

const name = z
	.string({ error: message('group.name-required') })
	.trim()
	.min(1, message('group.name-required'))
	.refine((text) => [...text].length <= longestGroupName, message('group.name-too-long'))

const oneEmail = z.string().min(1).max(254)

/** The forms of the list. */
export const groupsForm = z.discriminatedUnion('intent', [
	/** The id comes from the form, so that a form that is sent twice makes one group. */
	z.object({ intent: z.literal('create'), id: z.uuid(), name }),
	z.object({ intent: z.literal('edit'), id, version: versionField, name }),
	z.object({ intent: z.literal('delete'), id, version: versionField }),
	z.object({ intent: z.literal('restore'), id }),
])

export type GroupsForm = z.infer<typeof groupsForm>

/** A form without the tick sends nothing. */
const checkbox = z
	.literal('on')
	.optional()
	.transform((value) => value === 'on')

/** The forms of one group. */
export const groupForm = z.discriminatedUnion('intent', [
	z.object({
		/** `check` says what `add` would do. */
		intent: z.enum(['check', 'add']),
		people: z.string().max(30_000).default(''),
		skipsWaitlist: checkbox,
	}),
	z.object({ intent: z.enum(['remove', 'put-back']), user: id }),
	z.object({ intent: z.enum(['send-again', 'withdraw']), email: oneEmail }),
	z.object({ intent: z.enum(['share', 'unshare']), lesson: id }),
])

export type GroupForm = z.infer<typeof groupForm>
