// The recovery link has opened a session; only then is there a password to choose.
if (location.hash === '#new' && document.documentElement.dataset['session'])
  for (const panel of document.querySelectorAll<HTMLElement>('[data-panel]'))
    panel.hidden = panel.dataset['panel'] !== 'new'
