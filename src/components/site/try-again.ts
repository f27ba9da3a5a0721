// The worker shows this page under the address that was asked for.
document.getElementById('retry')?.addEventListener('click', () => location.reload())
