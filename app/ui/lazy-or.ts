import { type ComponentType, lazy } from 'react'

/**
 * Like React.lazy, also on the server, but code that cannot be loaded leaves `Instead` in its place. An
 * error page would take what is typed beside it.
 */
export function lazyOr<Props>(
	load: () => Promise<ComponentType<Props>>,
	Instead: ComponentType<NoInfer<Props>>,
) {
	return lazy(async () => {
		try {
			return { default: await load() }
		} catch (error) {
			console.warn(error)
			return { default: Instead }
		}
	})
}
