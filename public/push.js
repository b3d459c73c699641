// Shows a reminder as a notification. What it says comes from the site alone: app/http/push.server.ts.
self.addEventListener('push', (event) => {
	const { title, text, path } = event.data.json()
	// A newer reminder takes the place of one that still stands there.
	const shown = { body: text, icon: '/icon-192.png', tag: 'reminder', data: { path } }
	event.waitUntil(self.registration.showNotification(title, shown))
})

self.addEventListener('notificationclick', (event) => {
	event.notification.close()
	event.waitUntil(openSite(event.notification.data.path))
})

// A tab that is open keeps its page, which may hold something unsaved.
async function openSite(path) {
	const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
	return tabs[0] ? tabs[0].focus() : self.clients.openWindow(path)
}
