import { eq } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { findManagedGroup } from '#app/db/managed-groups.ts'
import { groups } from '#app/db/schema/index.ts'
import { type By, changeAsEditor } from '#app/db/transaction.ts'
import { err, ok } from '#app/domain/result.ts'
import { type Answer, isOutdated } from '#app/domain/version.ts'
import type { GroupsForm } from './group-forms.ts'

type FormOf<Intent extends GroupsForm['intent']> = Omit<
	Extract<GroupsForm, { intent: Intent }>,
	'intent'
>

type Saved = Answer<{ id: string }>

/** Makes a group of the actor's own. Does nothing if the form was sent before. */
export async function createGroup(db: Db, { id, name, ...by }: By & FormOf<'create'>): Saved {
	return changeAsEditor(db, by, async ({ tx, log, save }): Saved => {
		const [own, taken] = await Promise.all([
			findManagedGroup(tx, { id, userId: by.actor.id }),
			tx.$count(groups, eq(groups.id, id)),
		])
		if (own) return ok({ id })
		if (taken > 0) return err({ code: 'group.id-taken' })
		await save([
			tx
				.insert(groups)
				.values({ id, name, ownerId: by.actor.id, createdAt: by.now, updatedAt: by.now }),
			log({ action: 'group.create', objectType: 'group', objectId: id, after: { name } }),
		])
		return ok({ id })
	})
}

export async function renameGroup(
	db: Db,
	{ id, name, version, ...by }: By & FormOf<'edit'>,
): Saved {
	return changeAsEditor(db, by, async ({ tx, log, save }): Saved => {
		const group = await findManagedGroup(tx, { id, userId: by.actor.id })
		if (!group) return err({ code: 'group.gone' })
		if (group.isDeleted) return err({ code: 'group.deleted' })
		if (group.name === name) return ok({ id })
		if (isOutdated({ version }, group))
			return err({ code: 'group.changed', version: group.version })
		await save([
			tx
				.update(groups)
				.set({ name, version: version + 1, updatedAt: by.now })
				.where(eq(groups.id, id)),
			log({
				action: 'group.edit',
				objectType: 'group',
				objectId: id,
				before: { name: group.name },
				after: { name },
			}),
		])
		return ok({ id })
	})
}

/** A deleted group opens nothing to its members, and can be restored for thirty days. */
export async function deleteGroup(db: Db, { id, version, ...by }: By & FormOf<'delete'>): Saved {
	return changeAsEditor(db, by, async ({ tx, log, save }): Saved => {
		const group = await findManagedGroup(tx, { id, userId: by.actor.id })
		if (!group) return err({ code: 'group.gone' })
		if (group.isDeleted) return ok({ id })
		if (isOutdated({ version }, group))
			return err({ code: 'group.changed', version: group.version })
		await save([
			tx
				.update(groups)
				.set({ isDeleted: true, deletedAt: by.now, version: version + 1, updatedAt: by.now })
				.where(eq(groups.id, id)),
			log({
				action: 'group.delete',
				objectType: 'group',
				objectId: id,
				before: { isDeleted: false },
				after: { isDeleted: true },
			}),
		])
		return ok({ id })
	})
}

export async function restoreGroup(db: Db, { id, ...by }: By & FormOf<'restore'>): Saved {
	return changeAsEditor(db, by, async ({ tx, log, save }): Saved => {
		const group = await findManagedGroup(tx, { id, userId: by.actor.id })
		if (!group) return err({ code: 'group.gone' })
		if (!group.isDeleted) return ok({ id })
		await save([
			tx
				.update(groups)
				.set({
					isDeleted: false,
					deletedAt: null,
					version: group.version + 1,
					updatedAt: by.now,
				})
				.where(eq(groups.id, id)),
			log({
				action: 'group.restore',
				objectType: 'group',
				objectId: id,
				before: { isDeleted: true },
				after: { isDeleted: false },
			}),
		])
		return ok({ id })
	})
}
