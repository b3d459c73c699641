import { Link, useNavigation } from '@remix-run/react'
import { counted } from '#app/domain/counted.ts'
import { langOf } from '#app/domain/hanzi.ts'
import { AdminButton } from '#app/ui/admin/button.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import { type Shared, ShareForm } from './share-form.tsx'

/** The groups whose members can open a private course or lesson, and the form that adds one. */
export function ShareGroups({ shared }: { shared: Shared }) {
	const { groups, otherGroups } = shared.shares
	const isSharing = useNavigation().formData?.get('intent') === 'share-group'
	return (
		<section
			aria-labelledby="share-groups"
			className="grid gap-2 border-line border-t pt-3 text-sm"
		>
			<h3 id="share-groups" className="font-medium text-ink-soft">
				Groups
			</h3>
			{groups.length > 0 && <GroupList shared={shared} />}
			{otherGroups.length > 0 ? (
				<ShareForm
					// The next group is chosen anew.
					key={otherGroups.length}
					className="flex items-end gap-2"
					shared={shared}
					intent="share-group"
				>
					<div className="min-w-0 flex-1">
						<SelectField label="Share with a group" name="group">
							{otherGroups.map((group) => (
								<option key={group.id} value={group.id} lang={langOf(group.name)}>
									{group.name} ({counted(group.members, 'member')})
								</option>
							))}
						</SelectField>
					</div>
					<AdminButton isBusy={isSharing} busyLabel="Sharing...">
						Share with group
					</AdminButton>
				</ShareForm>
			) : (
				groups.length === 0 && (
					<p className="text-ink-quiet">
						No groups yet. You can create one under{' '}
						<Link to="/admin/groups" className="underline">
							Groups
						</Link>
						.
					</p>
				)
			)}
		</section>
	)
}

function GroupList({ shared }: { shared: Shared }) {
	return (
		<ul>
			{shared.shares.groups.map((group) => (
				<li
					key={group.id}
					className="flex items-center gap-2 border-line border-b py-1.5 last:border-0"
				>
					<p className="wrap-anywhere min-w-0 flex-1">
						<Link to={`/admin/groups/${encodeURIComponent(group.id)}`} className="underline">
							<WithHanzi text={group.name} />
						</Link>{' '}
						<span className="text-ink-quiet text-xs">{counted(group.members, 'member')}</span>
					</p>
					<ShareForm shared={shared} intent="unshare-group">
						<input type="hidden" name="group" value={group.id} />
						<AdminButton look="quiet" aria-label={`Stop sharing with ${group.name}`}>
							Stop sharing
						</AdminButton>
					</ShareForm>
				</li>
			))}
		</ul>
	)
}
